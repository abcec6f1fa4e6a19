// Invented SAMPLES that seed an empty local store: not real projects, companies or offers.
import { durumMill, grainStorage } from './agriculture-crops.ts';
import { buffaloDairy, grainTerminal, grassBeef, silvopasture } from './agriculture-land.ts';
import { caneSugar, chacoCotton, pecanOrchard } from './agriculture-plantations.ts';
import { deseadoPlant, dockQuarter, riverLogistics } from './city-port-sea.ts';
import { fieldServices, smallHydro, windFarm } from './energy.ts';
import { cordobaSoftware, observatoryStation, smallSatellites, studentResidence } from './knowledge.ts';
import { boratesPlant, copperExploration, lithiumBrine } from './mining.ts';
import type { Sample } from './sample.ts';
import { cafayateEstate, glacierLodge, ucoWinery, wetlandLodges } from './tourism-vineyards.ts';
import { typeset } from './typeset.ts';

/** Newest first. The first page of the list, eight samples, shows eight sectors. */
export const samples: readonly Sample[] = [
  glacierLodge,
  windFarm,
  ucoWinery,
  lithiumBrine,
  smallSatellites,
  grainStorage,
  deseadoPlant,
  dockQuarter,

  cafayateEstate,
  caneSugar,
  riverLogistics,
  observatoryStation,
  chacoCotton,
  fieldServices,
  buffaloDairy,
  studentResidence,

  wetlandLodges,
  durumMill,
  copperExploration,
  grassBeef,
  cordobaSoftware,
  smallHydro,
  pecanOrchard,
  grainTerminal,

  silvopasture,
  boratesPlant,
].map(typeset);
