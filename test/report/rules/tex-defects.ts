import type { ReportInput } from '../../../src/report/rules/report-input.ts';
import { insert, withDefect } from './sample-report.ts';

/** What TeX would print wrongly, or stop at. */
export const texDefects: [id: string, what: string, change: Partial<ReportInput>][] = [
  ['D1', 'a raw percent sign', withDefect('smooth bursts \\citep', 'smooth 50% of bursts \\citep')],
  [
    'D1',
    'a raw percent sign behind an escaped one',
    insert('From 200\\,\\% it fell to 100% of the limit \\citep{sourced}\\claim{C003}.'),
  ],
  [
    'D1',
    'a raw percent sign behind a macro',
    withDefect('\\derived[2*100]{200}\\,\\% of', '\\derived[2*100]{200}% of'),
  ],
  ['D2', 'Markdown for bold', insert('This is **very** sure.')],
  ['D2', 'Markdown for code', insert('Call `limit()` first.')],
  ['D2', 'a Markdown link', insert('See [the page](https://example.org/a).')],
  ['D2', 'a Markdown heading', insert('\n## Results\n')],
  ['D2', 'a Markdown table', insert('\n| a | b |\n|---|---|\n| c | d |\n')],
  ['D3', 'a brace never closed', withDefect('\\subsection{Latency}', '\\subsection{Latency')],
  ['D3', 'a brace too many', insert('High.}')],
  ['D3', 'an environment never closed', withDefect('\\end{itemize}', '')],
  ['D4', 'a raw ampersand', insert('AT&T does it.')],
  ['D4', 'a raw underscore', insert('Call rate_limit first.')],
  ['D4', 'a raw hash', insert('C# does it.')],
  ['D4', 'a raw caret', insert('It is 2^3.')],
  ['D4', 'a tilde for about', insert('It keeps under ~10,000 rows.')],
  ['D4', 'a comma without a space', insert('One pragma should change,\\texttt{timeout} first.')],
  ['D4', 'an odd dollar', insert('It costs $ much.')],
  ['D5', 'a character without a glyph', insert('It is 漢字.')],
  ['D5', 'a zero-width space', insert('It is\u200b so.')],
  ['D6', 'an HTML tag', insert('It is <b>so</b>.')],
  ['D6', 'a tag and an environment mixed up', insert('</end{figure}>')],
  ['D7', 'a file read', insert('\\input{/etc/passwd}')],
  ['D7', 'text that no PDF shows', insert('\\iffalse hidden \\fi')],
  ['D7', 'an early end', insert('\\endinput')],
  ['D7', 'a command redefined', insert('\\def\\claim#1{}')],
  ['D7', 'a package loaded', withDefect('\\emergencystretch=3em', '\\emergencystretch=3em\n\\usepackage{shellesc}')],
  ['D7', 'commands that are not for documents', insert('\\makeatletter\\@@input x.tex')],
  ['D7', 'a file written', insert('\\begin{filecontents*}{a.tex}x\\end{filecontents*}')],
  ['D7', 'a shell command', insert('\\immediate\\write18{ls}')],
];
