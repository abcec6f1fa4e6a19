import { describe, expect, test } from 'vitest';
import { chanceKinds, type PlannedCall } from './strict-blob-server-fault-kinds.ts';
import { FaultPlan } from './strict-blob-server-faults.ts';

describe('fault plans', () => {
  const call = { method: 'GET', store: 'things', key: 'x' };
  const draw = (plan: FaultPlan, planned: PlannedCall = call) => Array.from({ length: 2000 }, () => plan.next(planned));
  function planned(seed: number): FaultPlan {
    const plan = new FaultPlan(seed);
    plan.byChance(0.14);
    return plan;
  }

  test('A random fault plan depends only on its seed and has the set frequency', () => {
    const [one, same, other] = [5, 5, 6].map((seed) => draw(planned(seed), { ...call, key: '' }));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
    const faults = (one ?? []).filter((fault) => fault !== undefined);
    expect(faults.length).toBeGreaterThan(220);
    expect(faults.length).toBeLessThan(340);
    expect(new Set(faults)).toEqual(new Set(chanceKinds));
  });

  test('A random fault plan gives each client the same faults whatever other clients request', () => {
    const [alone, among] = [planned(5), planned(5)];
    const mine = { ...call, client: 'me' };
    const interrupted = Array.from({ length: 2000 }, (_, index) => {
      for (let others = index % 3; others > 0; others -= 1) among.next({ ...call, client: 'somebody else' });
      return among.next(mine);
    });
    expect(interrupted).toEqual(draw(alone, mine));
    expect(interrupted).not.toEqual(draw(alone, { ...call, client: 'somebody else' }));
  });

  test('A random fault plan gives a stale list only to requests for a list', () => {
    expect(draw(planned(5))).not.toContain('stale-list');
  });

  test('A scripted fault strikes the named calls, as often and as late as set, until it is cleared', () => {
    const plan = new FaultPlan(1);
    plan.script({ kind: '503', on: { method: 'PUT' } });
    plan.script({ kind: '409', on: { store: 'things' }, after: 1, times: 2 });
    expect(Array.from({ length: 5 }, () => plan.next(call))).toEqual([undefined, '409', '409', undefined, undefined]);
    expect(plan.next({ ...call, method: 'PUT' })).toBe('503');
    plan.script({ kind: 'hang', times: Number.POSITIVE_INFINITY });
    plan.clear();
    expect(plan.next(call)).toBeUndefined();
  });
});
