import { parentPort } from 'node:worker_threads';
import { Clock } from './clock.ts';
import { crashScenarios } from './crashes/crash-scenarios.ts';
import { Site } from './site.ts';
import type { Done, Order } from './site-in-thread.ts';
import { quietly, withEndlessTimeouts } from './store-timeouts.ts';

const clock = new Clock().start();
const stage = { site: await Site.open(), clock };

async function obey({ scenario: name, step, prepared, now }: Order): Promise<Done> {
  const scenario = crashScenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  clock.forward(now - clock.now);
  await stage.site.logIn();
  if (step === 'prepare') return { prepared: await scenario.prepare(stage), status: undefined, now: clock.now };
  const response = await scenario.act(stage, prepared);
  return { prepared, status: response?.status, now: clock.now };
}

// A hanging store must not time out here: the thread is killed instead. A slow machine must not look like a hang.
parentPort?.on('message', async (order: Order) =>
  parentPort?.postMessage(await withEndlessTimeouts(() => quietly(() => obey(order)))),
);
