import type { Article, WebClaim } from './articles.ts';

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A whole page as sites serve them: head with metadata, navigation, a banner nobody reads, scripts, and the article somewhere inside. */
export function pageOf(article: Article, claims: readonly WebClaim[] = article.claims): string {
  const { title, authors, published } = article;
  const linked = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: `The ${article.site} pages` },
      {
        '@type': 'TechArticle',
        headline: title,
        datePublished: published,
        author: authors.map((name) => ({ '@type': 'Person', name })),
        publisher: { '@type': 'Organization', name: `The ${article.site} pages` },
      },
    ],
  };
  const scholarly = [
    `<meta name="citation_title" content="${escaped(title)}">`,
    ...authors.map((name) => `<meta name="citation_author" content="${escaped(name)}">`),
    `<meta name="citation_publication_date" content="${published.replaceAll('-', '/')}">`,
  ].join('\n');
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<title>${escaped(title)} | The ${article.site} pages</title>
<meta property="og:site_name" content="The ${article.site} pages">
${article.kind === 'primary' ? scholarly : `<meta property="og:title" content="${escaped(title)}">`}
<script type="application/ld+json">${JSON.stringify(linked)}</script>
<style>nav li { display: inline } .banner::before { content: "not text" }</style>
<script>window.data = { quote: "a quote that only a script holds" }; if (1 < 2) document.write("<p>no</p>");</script>
</head><body>
<nav><ul><li><a href="/">Home</a><li><a href="/archive">Archive</a><li><a href="/login">Sign in</a></ul></nav>
<div class="banner" hidden>We value your privacy. Accept all cookies</div>
<div style="display:none">a hidden sentence for machines</div>
<main><article><h1>${escaped(title)}</h1>
<p class="byline">${escaped(authors.join('; '))} <time datetime="${published}">${published}</time></p>
${body(article, claims)}
</article></main>
<footer><p>&copy; The ${article.site} pages. <a href="/privacy">Privacy</a> &middot; <a href="/imprint">Imprint</a></p></footer>
<noscript><img src="/pixel.gif" alt=""></noscript>
</body></html>`;
}

/** The paragraphs; each quote stands in one, marked up as authors do it. */
function body({ filler }: Article, claims: readonly WebClaim[]): string {
  const paragraphs = filler.map((text) => `<p>${escaped(text)}</p>`);
  claims.forEach(({ quote }, index) => {
    const words = quote.split(' ');
    const middle = Math.floor(words.length / 2);
    const emphasised = words.map((word, at) => (at === middle ? `<em>${escaped(word)}</em>` : escaped(word)));
    paragraphs.splice(index + 1, 0, `<p>To be exact:\n    ${emphasised.join(index % 2 === 0 ? '\n    ' : ' ')}.</p>`);
  });
  return paragraphs.join('\n');
}
