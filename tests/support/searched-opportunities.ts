import { summary } from './opportunity-summary.ts';

export const opportunities = [
  summary({
    title: 'Energía eólica',
    province: 'CHU',
    investment: { from: 200_000_000 },
    stage: 'permits',
    seeking: ['equity', 'debt'],
  }),
  summary({
    title: 'Lithium',
    sector: 'mining',
    province: 'SAL',
    investment: { from: 40_000_000, to: 60_000_000 },
    stage: 'feasibility',
    seeking: ['equity'],
  }),
  summary({
    title: '盐湖提锂',
    sector: 'mining',
    province: 'SAL',
    investment: { from: 5_000_000 },
    stage: 'permits',
    seeking: ['sale'],
    language: 'zh',
  }),
  summary({ title: 'Nothing known of it', sector: 'mining' }),
];
