import { figurePagePaths } from '#domain/figure-pages';

/** A path of each template of public pages, for checks that every page has to pass. New pages are added here. */
export const pageTemplates = [
  ...['/', '/opportunities', '/sectors', '/sectors/energy', '/why-argentina', '/about', '/contact'],
  ...['/enquiry', '/privacy', '/legal-notice', '/guide', '/guide/taxes', '/plates'],
  ...['/treaties', '/open-data', '/accessibility'],
  ...['/incentives', '/incentives/rigi', '/provinces', '/provinces/mendoza', '/nothing'],
  ...figurePagePaths,
  '/investments',
  ...['/your-project', '/your-project/answer?activity=mining.lithium&province=SAL&cost=640'],
];
