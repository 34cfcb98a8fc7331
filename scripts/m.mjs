import { build } from 'esbuild';
const re=[/\/(?:runtime|on-stop|on-tool-use|guard-shell)\.ts$/,/\/(?:ledger-file|mend|parse-configuration|validate-state|note-file|verification-batches|planning-turn|coding-turn|acceptance-turn|create-workflow|find-report-task|close-report|library)\.ts$/];
const r = await build({bundle:true,platform:'node',format:'cjs',target:'node20',metafile:true,write:false,charset:'ascii',supported:{'dynamic-import':false},entryPoints:[process.argv[2]],outfile:'x',plugins:[{name:'o',setup(b){for(const f of re)b.onResolve({filter:f},({kind,path})=>kind==='dynamic-import'?{path,external:true}:undefined)}}]});
const o=Object.values(r.metafile.outputs)[0];
console.log(Object.entries(o.inputs).map(([f,{bytesInOutput:b}])=>[b,f]).sort((a,b)=>b[0]-a[0]).slice(0,+process.argv[3]).map(x=>x.join(' ')).join('\n'))
const ins=r.metafile.inputs; const want=process.argv[4]; if(want) for(const [f,i] of Object.entries(ins)) for(const im of i.imports) if(im.path.includes(want)) console.log('importer',f);
