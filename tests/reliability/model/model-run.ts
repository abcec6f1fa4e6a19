import { fc } from '../../support/properties.ts';
import { openWorld } from '../world.ts';
import { Model } from './model.ts';
import { commands, storeImage } from './model-commands.ts';
import { compareAll } from './model-differences.ts';

export interface ModelRun {
  readonly sequences: number;
  readonly seed: number;
  /** Seed, path and commands of the shortest failing sequence. */
  readonly difference: string | undefined;
}

/**
 * Runs sequences of commands, each on an empty store and model, compared at every response and completely at the end.
 */
export async function runModel(seed: number, sequences: number): Promise<ModelRun> {
  const world = await openWorld(seed);
  try {
    const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 25, size: 'max' }), async (sequence) => {
      world.server.memory.clear();
      world.server.requests.length = 0;
      world.images.length = 0;
      const model = new Model();
      model.now = world.clock.now;
      await world.site.logIn();
      for (let image = 0; image < 2; image += 1) await storeImage(model, world);
      await fc.asyncModelRun(() => ({ model, real: world }), sequence);
      await compareAll(model, world);
    });
    const result = await fc.check(property, { seed, numRuns: sequences });
    return {
      seed,
      sequences: result.numRuns,
      difference: result.failed ? await fc.asyncDefaultReportMessage(result) : undefined,
    };
  } finally {
    await world.close();
  }
}
