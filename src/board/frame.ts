import { counted } from '../base/text.ts';
import { Html, markup, type Article } from './rules/page.ts';

/** Colours for light and dark. */
const style = `:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--text:#1a1d23;--quiet:#57606c;--line:#d9dde3;--accent:#0b62c4;
--good:#12703f;--warn:#8a5200;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--page:#14171c;--card:#1d2128;--text:#e8eaee;--quiet:#a5aeba;--line:#363c46;--accent:#7ab7ff;
--good:#6bd39a;--warn:#f3bd62;--bad:#ff9a92}}
*{box-sizing:border-box}
body{max-width:72rem;margin:0 auto;padding:.75rem 1.25rem 4rem;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;gap:0 1rem;color:var(--quiet)}
header p{margin:0}
h1{margin:.5rem 0;font-size:1.6rem}
h2{display:inline;font-size:1.3rem}
h3{margin:1.5rem 0 .5rem;font-size:1.1rem}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.quiet{color:var(--quiet);font-weight:normal;font-size:.9rem}
.goal,.text{white-space:pre-line}
.goal{max-height:6rem;overflow:auto;color:var(--quiet)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--quiet)}
dd{grid-column:2;margin:0}
.well,.passed{color:var(--good)}
.waits,.needs-you,.left-alone,.blocked{color:var(--warn)}
.broken,.failed,.lost{color:var(--bad)}
.answers,.question{padding:1rem;background:var(--card);color:inherit;border:1px solid var(--line);border-left-width:5px;border-radius:8px}
.answers dd:nth-of-type(1){font-weight:bold}
.question{margin:.75rem 0;border-left-color:var(--warn)}
code,pre{background:var(--card);font:.85rem/1.45 ui-monospace,monospace}
pre{padding:.75rem;border:1px solid var(--line);white-space:pre-wrap}
article{margin:.5rem 0}
@media (max-width:44rem){body{padding:.5rem .75rem 3rem}
dl{display:block}dd{margin-bottom:.5rem}}`;

/** Puts what the server has now in the place of what is shown; folded and unfolded parts and the focus stay. */
const script = `let tag='';const note=document.getElementById('live');
const show=(text,lost)=>{note.textContent=text;note.className=lost?'lost':'quiet'};
const renew=async()=>{
  if(document.hidden||!getSelection().isCollapsed)return;
  let answer;
  try{answer=await fetch('/',{headers:{'If-None-Match':tag},cache:'no-store'})}
  catch{return show('The board does not answer; this is its last state. Start it again with: autonomous-workflow board',true)}
  show('live');
  if(answer.status===304)return;
  tag=answer.headers.get('ETag')??'';
  const page=new DOMParser().parseFromString(await answer.text(),'text/html'),next=page.querySelector('main'),main=document.querySelector('main');
  if(next===null)return show('The board answers with an error.',true);
  const at=document.activeElement,links=[...main.querySelectorAll('a,summary')].indexOf(at);
  for(const one of main.querySelectorAll('details[id]')){const same=page.getElementById(one.id);if(same!==null)same.open=one.open}
  main.replaceWith(next);document.title=page.title;
  if(links>=0)next.querySelectorAll('a,summary')[links]?.focus({preventScroll:true});
};
setInterval(renew,2000);renew();`;

/**
 * The page of all workflows, those that need a person first; it loads no other file.
 * @param live whether it follows the server; a page that is exported has no script.
 * @param hash of a text, as the content security policy writes it.
 */
export function boardPage(
  all: readonly (Article & { name: string })[],
  { head, live }: { head: string; live: boolean },
  hash: (text: string) => string,
): { page: string; policy: string } {
  const policy = [
    "default-src 'none'",
    `style-src '${hash(style)}'`,
    ...(live ? [`script-src '${hash(script)}'`, "connect-src 'self'"] : []),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const [only] = all;
  const title = all.length === 1 && only !== undefined ? only.title : counted(all.length, 'workflow');
  const none = markup`<p>There is no workflow in this project yet. Start one in Claude Code:
<code>/autonomous-workflow:research 'topic' 'what to find out'</code></p>`;
  const articles = all
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(
      ({ name, summary, body }) =>
        markup`<article><details id="${name}"${new Html(all.length === 1 ? ' open' : '')}><summary>${summary}</summary>${body}</details></article>`,
    );
  const { text } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header><p>${head}</p><p id="live" class="quiet" role="status"></p></header>
<main><h1>${counted(all.length, 'workflow')}</h1>${all.length === 0 ? none : articles}</main>
${live && markup`<script type="module">${new Html(script)}</script>`}
</body>
</html>
`;
  return { page: text, policy };
}
