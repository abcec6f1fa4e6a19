// Searches for slow requests in a separate process, so that its CPU time and memory are those of the requests alone;
// the store belongs to the parent. Reads one order and prints one report, both JSON.
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { contextFrom } from '../../netlify/http/platform.ts';
import { loadFunctions } from '../functions.ts';
import { forgetPeak, peakMegabytes } from '../growth/peak-memory.ts';
import { slowness } from '../machine-speed.ts';
import { Random } from '../random.ts';
import { quietly } from '../store-timeouts.ts';
import { type Door, functionDoors, pageDoors } from './slow-doors.ts';
import { slowOrder } from './slow-order.ts';
import { slowestThrough } from './slow-search.ts';
import { inWords, written } from './slow-texts.ts';

const pages = fileURLToPath(new URL('../../../.netlify/v1/functions/ssr/ssr.mjs', import.meta.url));
const order = v.parse(slowOrder, JSON.parse(process.argv[2] ?? ''));
const doors = order.through === 'functions' ? functionDoors() : pageDoors();
const response = order.through === 'functions' ? await functionsRespond() : await pagesRespond();
const report = await quietly<object>(() => (order.kind === 'search' ? search() : memory()));
console.log(JSON.stringify(report));
process.exit(0);

async function search() {
  const random = new Random(order.seed);
  const slow = await slowness();
  const found = [];
  for (const door of doors) {
    const { requests, worst, faults } = await slowestThrough(door, {
      ...order,
      random,
      answer: response,
      enough: 1_000 * slow,
    });
    const { spot, text, cpu } = worst;
    const words = `${spot.name}: ${inWords(text, spot.room)}`;
    found.push({ door: door.name, spot: spot.name, text, words, requests, cpu: cpu / slow, faults });
  }
  return { slowness: slow, found };
}

/** Megabytes of a request beyond the process’s memory after an ordinary one. */
async function memory() {
  const spot = doorNamed(order.door).spots.find(({ name }) => name === order.spot);
  if (!spot) throw new Error(`${order.door} has no spot ${order.spot}`);
  await (await response(spot.request('a'))).arrayBuffer();
  const asked = spot.request(written(order.text, spot.room));
  forgetPeak();
  const before = process.memoryUsage.rss() / 2 ** 20;
  await (await response(asked)).arrayBuffer();
  return { megabytes: Math.max(0, peakMegabytes() - before) };
}

function doorNamed(name: string): Door {
  const door = doors.find((one) => one.name === name);
  if (!door) throw new Error(`There is no door ${name}`);
  return door;
}

/** Each request comes from another IP, so that no rate limit applies. */
function anyIp(): string {
  return `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
}

async function functionsRespond() {
  const functions = await loadFunctions();
  return async (request: Request): Promise<Response> => {
    try {
      return await functions.at(new URL(request.url).pathname)(request, contextFrom(anyIp()));
    } catch (error) {
      // A URL of another site.
      if (error instanceof Error && error.message.startsWith('No function answers')) return new Response();
      throw error;
    }
  };
}

async function pagesRespond() {
  const { default: page } = await import(pathToFileURL(pages).href);
  return async (request: Request): Promise<Response> => page(request, contextFrom(anyIp()));
}
