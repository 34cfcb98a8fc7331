import { describe, expect, it } from 'vitest';
import { readHtml } from '../../../../src/research/rules/pages/html.ts';
import { checkQuote, indexPage, isFound } from '../../../../src/research/rules/quotes/quote.ts';

const textOf = (html: string) => readHtml(html).text;
const katex = (mathml: string, layout: string) =>
  `<span class="katex"><span class="katex-mathml"><math><semantics><mrow>${mathml}</mrow><annotation encoding="application/x-tex">tex</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">${layout}</span></span>`;
const fraction = '<mfrac><mn>3</mn><mn>4</mn></mfrac>';

describe('the text of raised numbers, formulas and what is not seen', () => {
  it.each<[string, string]>([
    ['10<sup>6</sup> keys', '10^6 keys'],
    ['10<span style="vertical-align: super">-6</span> s', '10^-6 s'],
    ['m<sup>2</sup>, 2<sup>n+1</sup>, O(log<sup>2</sup> n)', 'm^2, 2^(n+1), O(log^2 n)'],
    ['Ca<sup>2+</sup>, the 19<sup>th</sup>, X<sup>®</sup>, <sup>14</sup>C', 'Ca^2+, the 19th, X®, 14C'],
    ['<sup>3</sup>&frasl;<sub>4</sub>, H<sub>2</sub>O, 1010<sub>2</sub>', '3⁄4, H2O, 1010_2'],
    ['mortality<sup>12,13</sup> fell', 'mortality¹²,¹³ fell'],
    ['mortality<sup>12</sup> fell.<sup>3–5</sup>', 'mortality¹² fell.³–⁵'],
    ['mortality <sup>12,13</sup> and <sup><a href="#r1">1</a></sup>', 'mortality¹²,¹³ and¹'],
    ['fell to 25<sup><a href="/a#ref-CR5">5</a></sup> of', 'fell to 25[5] of'],
    ['fell to 25<a href="#fn5"><sup>5</sup></a> of', 'fell to 25[5] of'],
    ['mortality<sup><a href="#fn1">†</a></sup> fell<sup>*</sup>', 'mortality fell'],
    ['drift<sup class="reference"><a href="#cite_note-1">[1]</a></sup> is', 'drift[1] is'],
    ['<h2><a href="#s">From 10<sup>6</sup> keys</a></h2>', '## From 10^6 keys'],
    ['<math><msup><mn>10</mn> <mn>6</mn></msup></math>', '10^6'],
    [`<math>\n${fraction}\n</math> of 2<math>${fraction}</math>`, '3/4 of 2 3/4'],
    ['<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>', '(a+b)/2'],
    ['<math><msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup><msqrt><mn>2</mn></msqrt></math>', 'x_i^2√2'],
    ['<math><mtable><mtr><mtd>1</mtd><mtd>2</mtd></mtr></mtable></math>', '1\t2'],
    [`So ${katex('<mi>k</mi><mo>=</mo><mn>128</mn>', 'k=128')}.`, 'So k=128.'],
    ['<span class="katex"><span class="katex-html" aria-hidden="true">k=128</span></span>', 'k=128'],
    [
      '<span class="MathJax" data-mathml="x"><nobr aria-hidden="true">k=128</nobr><span class="MJX_Assistive_MathML"><math>k=128</math></span></span>',
      'k=128',
    ],
    [
      '<span class="mwe-math-mathml-inline" style="display: none;"><math><msup><mn>2</mn><mn>7</mn></msup></math></span><img>',
      '2^7',
    ],
    ['a<span class="visually-hidden">b</span><i class="u-sr-only">c</i><i class="md:not-sr-only">d</i>', 'ad'],
    [
      '<pre class="line-numbers"><span class="lineno"> 1</span>port = 80\n<span class="ln">2</span>x</pre>',
      'port = 80\nx',
    ],
    ['<table><td class="linenos"><div><pre>1\n2</pre></div></td><td><pre>a\nb</pre></td></table>', 'a\nb'],
    ['<table><td class="gutter">Port 80</td></table>', 'Port 80'],
    ['x<sup>2<p>a</p><p>b</p></sup>', 'x2\n\na\n\nb'],
  ])('%j is %j', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each<[html: string, found: string[], refused: string[]]>([
    [
      'The server holds 10<sup>6</sup> keys in memory at once',
      ['holds 10^6 keys in memory', 'holds 10⁶ keys in memory'],
      ['holds 106 keys in memory', 'holds 10 keys in memory', 'holds 10^7 keys in memory'],
    ],
    [
      `About <math>${fraction}</math> of all the nodes failed`,
      ['About 3/4 of all the nodes', 'About ¾ of all the nodes'],
      ['About 34 of all the nodes', 'About 3 of all the nodes'],
    ],
    [
      'It lowered mortality<sup>12,13</sup> in all of the wards',
      [
        'It lowered mortality in all of the wards',
        'lowered mortality12,13 in all of the wards',
        'lowered mortality[12,13] in all',
      ],
      ['lowered mortality14,15 in all of the wards', 'lowered mortality 12 in all of the wards'],
    ],
    [
      'It fell to 25<sup><a href="#r5">5</a></sup> of the wards',
      ['It fell to 25 of the wards'],
      ['It fell to 255 of the wards', 'It fell to 25^5 of the wards'],
    ],
    // As pdftotext writes raised marks.
    [
      'It lowered mortality12,13 in all wards. This is a hard problem1 . We solve it now',
      [
        'It lowered mortality in all wards',
        'This is a hard problem. We solve it',
        'lowered mortality12,13 in all wards',
      ],
      [
        'lowered mortality12 in all wards',
        'It lowered mortality14,15 in all wards',
        'This is a hard problem2 . We solve it',
      ],
    ],
    [
      'It retries on [500, 502, 503] and then gives up [3, 4] at once',
      ['It retries on [500, 502, 503] and then', 'and then gives up at once'],
      ['It retries on [500, 502, 504] and then', 'It retries on [500, 502] and then'],
    ],
  ])('a quote of %j is found as it is meant, and not with another number', (html, found, refused) => {
    const page = indexPage(textOf(`<p>${html}.</p>`));
    for (const quote of found) expect(isFound(checkQuote(quote, page)), quote).toBe(true);
    for (const quote of refused) expect(isFound(checkQuote(quote, page)), quote).toBe(false);
  });
});
