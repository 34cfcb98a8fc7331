import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../src/files/front-matter.ts';
import { pluginRoot } from './support/project.ts';

const read = (file: string) => readFileSync(join(pluginRoot, file), 'utf8');
const headOf = (file: string) => parseFrontMatter(read(file), file).data;

/** The agents of the first specification, with their models and the tools that it gives each. */
const agents: [name: string, model: string, tools: string[]][] = [
  ['researcher', 'sonnet', ['WebSearch', 'WebFetch', 'mcp__exa__web_search_exa', 'mcp__exa__deep_researcher_start']],
  ['repo-analyst', 'sonnet', ['Read', 'Grep', 'Glob']],
  ['plan-architect', 'opus', ['Read', 'Grep', 'Glob']],
  ['plan-critic', 'opus', ['Read', 'Grep', 'Glob']],
  ['autonomous-coder', 'opus', ['Read', 'Write', 'Edit', 'Bash', 'Grep', 'Glob']],
  ['latex-compiler', 'sonnet', ['Read', 'Edit']],
];

describe('the files of the plugin', () => {
  it('are those of the first specification, among others', () => {
    const commands = ['research', 'research-and-plan', 'full-auto', 'implement', 'continue-auto', 'help'];
    const files = [
      '.claude-plugin/plugin.json',
      ...commands.map((name) => `commands/${name}.md`),
      ...agents.map(([name]) => `agents/${name}.md`),
      'skills/autonomous-workflow-guide/SKILL.md',
      'hooks/hooks.json',
      ...['auto-checkpoint', 'auto-resume', 'verify-state'].map((name) => `hooks/${name}.cjs`),
      'templates/report-template.tex',
      'templates/plan-template.tex',
    ];
    expect(files.filter((file) => !existsSync(join(pluginRoot, file)))).toEqual([]);
  });

  it('begin with front matter, or say in their first line what they are about', () => {
    for (const folder of ['agents', 'commands'])
      for (const file of readdirSync(join(pluginRoot, folder)))
        expect(headOf(`${folder}/${file}`), file).toMatchObject({ description: expect.any(String) as string });
    for (const file of ['report', 'plan']) expect(read(`templates/${file}-template.tex`)).toMatch(/^% ABOUTME: /);
  });

  it('start each of its hooks by its name', () => {
    const { hooks } = JSON.parse(read('hooks/hooks.json')) as { hooks: Record<string, unknown> };
    for (const [event, name] of [
      ['PreCompact', 'auto-checkpoint'],
      ['SessionStart', 'auto-resume'],
      ['Stop', 'verify-state'],
    ] as const)
      expect(JSON.stringify(hooks[event])).toContain(`/hooks/${name}.cjs`);
  });

  it('say in the README how ralph-loop fits in and what it costs, and in the changelog what breaks', () => {
    expect(read('README.md')).toContain('docs/ralph-loop.md');
    expect(read('README.md')).toMatch(/^## Cost and budgets$/m);
    expect(read('docs/ralph-loop.md')).toContain('ralph-loop@claude-plugins-official');
    expect(read('CHANGELOG.md')).toMatch(/^### Breaking|^#+ .*Breaking/m);
  });
});

describe('the agents', () => {
  it.each(agents)('%s has the model and the tools of the first specification', (name, model, tools) => {
    const head = headOf(`agents/${name}.md`);
    expect(head).toMatchObject({ name, model });
    expect(String(head.tools).split(', ')).toEqual(expect.arrayContaining(tools));
  });

  it('with a shell of their own have no web, and those with the web no shell', () => {
    for (const file of readdirSync(join(pluginRoot, 'agents'))) {
      const tools = String(headOf(`agents/${file}`).tools).split(', ');
      const isOnWeb = tools.some((tool) => /^Web|^mcp__/.test(tool));
      expect(isOnWeb && tools.some((tool) => tool.startsWith('Bash')), file).toBe(false);
    }
  });
});

describe('the templates', () => {
  const sectionsOf = (file: string) =>
    [...read(file).matchAll(/^\\section\{(.*)\}/gm)].map(([, title = '']) => title.replace('\\&', '&'));

  it('have the sections of the first specification, in its order', () => {
    expect(sectionsOf('templates/report-template.tex')).toEqual([
      'Executive Summary',
      'Background & Context',
      'Key Findings',
      'Analysis & Synthesis',
      'Open Questions',
      'Methodology',
    ]);
    expect(sectionsOf('templates/plan-template.tex')).toEqual([
      'Vision & Objectives',
      'Architecture Overview',
      'Component Design',
      'Technology Stack',
      'Defensibility Analysis',
      'Risk Assessment',
      'Implementation Sequence',
      'Open Design Decisions',
    ]);
  });

  it('have its preamble: article, 11pt, margins of an inch, links, tables, lists, natbib', () => {
    for (const file of ['templates/report-template.tex', 'templates/plan-template.tex']) {
      const text = read(file);
      expect(text).toContain('\\documentclass[11pt]{article}');
      for (const name of ['[margin=1in]{geometry}', '{hyperref}', '{booktabs}', '{enumitem}', 'natbib'])
        expect(text, `${file}: ${name}`).toContain(name);
    }
  });
});
