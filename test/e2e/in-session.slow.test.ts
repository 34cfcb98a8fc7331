import { describe, expect, it } from 'vitest';
import { researchPersona } from '../simulator/persona/persona.ts';
import { agentStarts, researchCommand, Scenario } from './scenario.ts';

describe('a research workflow under the in-session driver, in the real claude', () => {
  it('goes from the typed command to a finished report', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    const run = await scenario.run(researchCommand());
    expect(run.exitCode).toBe(0);
    expect(run.resultJson?.result).toMatch(/Result: docs\/research-rate-limiting\/\S+-report\.\S+, .*digest\.md$/);
    expect(scenario.state()).toMatchObject({
      workflow_type: 'autonomous-research',
      status: 'complete',
      end_reason: 'complete',
      current_phase: 'Phase A: Research',
      iteration: 5,
      total_iterations_research: 5,
      findings_count: 11,
      sources_cited: 6,
      consecutive_low_findings: 4,
      open_questions: 0,
    });
    const ledger = scenario.ledger();
    expect(ledger.claims).toHaveLength(11);
    expect(ledger.sources.map(({ kind }) => kind)).toContain('repository');
    expect(ledger.contradictions).toHaveLength(1);
    expect(scenario.exists('docs/research-rate-limiting/rate-limiting-report.pdf')).toBe(true);
    const report = scenario.text('rate-limiting', 'rate-limiting-report.tex').replace(/^%.*$/gm, '');
    expect(report.match(/\\citep\{/g)?.length).toBeGreaterThan(10);
    for (const [, keys = ''] of report.matchAll(/\\citep\{([^}]+)\}/g)) {
      for (const key of keys.split(',')) expect(scenario.text('rate-limiting', 'sources.bib')).toContain(`{${key},`);
    }
    expect(scenario.text('rate-limiting', 'progress.txt')).toContain('ended, complete');
  });

  it('searches and writes in one when there is a single iteration', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    await scenario.run(researchCommand('How?', 1));
    expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations', iteration: 1, findings_count: 6 });
    expect(scenario.exists('docs/research-rate-limiting/rate-limiting-report.pdf')).toBe(true);
    const report = scenario.text('rate-limiting', 'rate-limiting-report.md');
    expect(report).toMatch(/Made by Claude Code with autonomous-workflow \(models?: claude-[\w-]+/);
  });

  it.each([
    ['they run', true],
    ['every other one runs', 'every other'],
  ] as const)('starts one wave of agents for each iteration while %s in the background', async (_, background) => {
    const model = researchPersona({ main: { background }, agentDelayMilliseconds: 1_000 });
    await using scenario = await Scenario.create({ model });
    await scenario.run(researchCommand('How?', 3));
    // A judge and writers come beside them, where claims wait for one.
    const starts = agentStarts(scenario.events()).filter((id) => /-[ra]\d/.test(id));
    expect(starts).toHaveLength(7);
    expect(new Set(starts).size).toBe(7);
    expect(scenario.state()).toMatchObject({ status: 'stopped', end_reason: 'max_iterations', iteration: 3 });
    // No iteration stood idle until a waiter woke the session.
    expect(scenario.hasEvent('woken')).toBe(false);
  });

  it('ends with no_progress, visibly, when the model only talks', async () => {
    await using scenario = await Scenario.create({ model: researchPersona({ main: { onlyTalks: true } }) });
    const run = await scenario.run(researchCommand());
    expect(scenario.state()).toMatchObject({ status: 'failed', end_reason: 'no_progress' });
    expect(run.stdout).toContain('rate-limiting ended (no_progress)');
    expect(scenario.told().filter((text) => text.includes('end your answer with these lines:'))).toHaveLength(1);
    expect(scenario.told().length).toBeLessThan(9);
  });
});
