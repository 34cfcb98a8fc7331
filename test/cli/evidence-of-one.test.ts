import { describe, expect, it } from 'vitest';
import { sampleLedger } from '../report/rules/sample-report.ts';
import { store } from '../support/documents.ts';
import { begunSession } from '../support/session.ts';

describe('evidence of one claim', () => {
  it('shows its text, quotes, addresses and verdicts, and what disputes it', async () => {
    const { project } = await begunSession();
    const looks = [
      {
        assignment: 'i2-v1',
        hand_in: '2/claim-verifier-1',
        claim: 'C002',
        verdict: 'qualified',
        reason: 'Measured on one node.',
        rewording: 'On one node a token bucket adds 0.4 ms.',
      },
    ];
    store(project, 'x', 'ledger.json', { ...sampleLedger, looks });
    const { stdout, exitCode } = await project.cli('evidence', 'C002');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^C002: On one node a token bucket adds 0\.4 ms\.\nHanded in as: A token bucket adds 0\.4 ms at the 99th/,
    );
    expect(stdout).toContain('“adds 0.4 ms at p99, the 99th percentile”');
    expect(stdout).toContain('https://stripe.com/rate-limiting');
    expect(stdout).toContain('The quote stands there word for word. Handed in by 1/researcher-1.');
    expect(stdout).toContain('- i2-v1 qualified: Measured on one node.');
    const disputed = sampleLedger.contradictions[0]?.claims?.[0] ?? '';
    expect((await project.cli('evidence', disputed, 'x')).stdout).toMatch(/\nDisputed:\n- X001: /);
  });

  it('shows several, of the workflow that is named last or the only one', async () => {
    const { project } = await begunSession();
    store(project, 'x', 'ledger.json', sampleLedger);
    for (const name of [[], ['x']]) {
      const { stdout, stderr } = await project.cli('evidence', 'C001', 'C002', 'C003', ...name);
      expect(stderr).toBe('');
      expect(stdout.match(/^C00\d(?=: )/gm)).toEqual(['C001', 'C002', 'C003']);
    }
    const { stdout } = await project.cli('evidence', 'X001', 'Q001', 'x');
    expect(stdout).toMatch(/^X001: “.+” About C\d+, C\d+\.\n\nQ001 \(\w+\): “/);
    expect((await project.cli('evidence', 'x', 'C001')).stderr).toContain('evidence C036 rate-limiting');
    expect((await project.cli('evidence', 'Q999')).stderr).toContain(
      'There is no finding, contradiction or question Q999',
    );
  });
});
