/** The style of the HTML report: no external fonts or pictures; light or dark by the browser's setting; printable. */
export const style = `
:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #fff; --quiet: #5a5a5a; --line: #d4d4d4; --soft: #f4f4f2; --link: #0b57a4; --mark: #ffe58a; --good: #1b6e3c; --bad: #a3221c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e6e3; --paper: #17181a; --quiet: #a8a8a4; --line: #3b3d40; --soft: #222427; --link: #84b8f0; --mark: #6b5600; --good: #78c896; --bad: #f0968c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.2rem 5rem; color: var(--ink); background: var(--paper); font: 1.05rem/1.6 Charter, Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, nav, table, figcaption, caption, .box, [popover], button { font-family: system-ui, -apple-system, "Segoe UI", sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.35rem; margin: 2.6rem 0 .6rem; border-bottom: 1px solid var(--line); padding-bottom: .2rem; }
h3 { font-size: 1.1rem; margin: 1.8rem 0 .4rem; }
h4 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
a { color: var(--link); }
a:focus-visible, button:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.question { font-size: 1.15rem; font-style: italic; color: var(--quiet); margin: 0 0 1.4rem; }
.box { border: 1px solid var(--line); background: var(--soft); border-radius: 6px; padding: .8rem 1rem; margin: 1.4rem 0; font-size: .88rem; line-height: 1.5; }
nav ol { list-style: none; padding-left: 0; margin: .3rem 0; } nav ol ol { padding-left: 1.2rem; }
blockquote { margin: 1rem 0; padding: .1rem 1rem; border-left: 3px solid var(--line); }
blockquote.contested { border-left-color: var(--bad); }
blockquote.contested::before { content: "Contested"; font: 600 .8rem system-ui, sans-serif; color: var(--bad); }
.table { overflow-x: auto; margin: 1.4rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .86rem; line-height: 1.45; }
caption { text-align: left; color: var(--quiet); padding-bottom: .4rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
td a, td code, .long td { overflow-wrap: anywhere; }
.long { table-layout: fixed; }
.whole { white-space: nowrap; } sup { line-height: 0; }
@media (max-width: 40rem) { table { font-size: .74rem; } th, td { padding: .3rem .35rem .3rem 0; } }
thead th { border-bottom: 2px solid var(--ink); }
figure { margin: 1.6rem 0; } figure svg, figure img { max-width: 100%; height: auto; } figcaption { font-size: .86rem; color: var(--quiet); }
pre { overflow-x: auto; background: var(--soft); padding: .8rem; border-radius: 6px; } code { font-size: .92em; }
button.cite { font: inherit; font-size: .92em; color: var(--link); background: none; border: 0; padding: 0 .1em; cursor: pointer; text-decoration: underline dotted; }
sup.doubt { color: var(--bad); font-weight: 600; }
[popover] { position: fixed; inset: auto 0 0 0; width: min(54rem, 100%); max-height: 75vh; overflow: auto; margin: 0 auto; padding: 1rem 1.3rem 1.3rem; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 10px 10px 0 0; box-shadow: 0 -6px 30px rgb(0 0 0 / .25); font-size: .92rem; line-height: 1.5; }
[popover]::backdrop { background: rgb(0 0 0 / .25); }
[popover] header { display: flex; justify-content: space-between; gap: 1rem; align-items: start; }
[popover] h3, [popover] h4 { margin: .4rem 0; }
.close { font-size: .9rem; padding: .2rem .7rem; border: 1px solid var(--line); border-radius: 6px; color: var(--ink); background: var(--soft); cursor: pointer; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .9rem; margin: .5rem 0; } dt { color: var(--quiet); } dd { margin: 0; }
.sound { color: var(--good); } .unsound { color: var(--bad); }
.page { white-space: pre-wrap; background: var(--soft); border-radius: 6px; padding: .7rem .9rem; max-height: 18rem; overflow: auto; font-size: .86rem; }
mark { background: var(--mark); color: inherit; padding: .1em 0; }
.quiet { color: var(--quiet); font-size: .84rem; }
@page { margin: 20mm 18mm; }
@media print {
  :root { --ink: #000; --paper: #fff; --quiet: #333; --line: #999; --soft: #fff; --link: #000; --mark: #e6e6e6; --good: #000; --bad: #000; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h2, h3, h4 { break-after: avoid; } figure, tr, .box, caption { break-inside: avoid-page; } .table { overflow: visible; }
  .close { display: none; }
  /* Only the quote of a stored page is printed, because the whole page takes a sheet for each piece of evidence. */
  .page { white-space: normal; max-height: none; overflow: visible; padding: 0; font-size: 0; line-height: 0; } .page mark { font-size: 8.5pt; line-height: 1.35; } .page + .quiet { display: none; }
  button.cite { text-decoration: none; }
  [popover] { display: block !important; position: static; width: auto; max-height: none; overflow: visible; border: 0; border-top: 1px solid var(--line); border-radius: 0; box-shadow: none; padding: .3rem 0; margin: 0; }
  table { font-size: 8.5pt; line-height: 1.35; } [popover] { font-size: 8.5pt; line-height: 1.35; } [popover] header, [popover] h4 { break-after: avoid; } [popover] h3, [popover] h4 { font-size: 9pt; margin: .15rem 0; } [popover] p, [popover] dl { margin: .2rem 0; } [popover] .quiet { font-size: inherit; }
}
`;
