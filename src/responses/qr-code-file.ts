import { sharedHeaders } from '#http/headers';
import { qrCodeOf } from '../ui/qr-code';

/** The QR code of a URL, as a file of its own: only who prints the page or opens the code fetches it. */
export function qrCodeFile(url: URL, headers?: HeadersInit): Response {
  const { size, path } = qrCodeOf(url.href);
  const drawing = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/>`;
  const attributes = `viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"`;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${drawing}</svg>`, {
    headers: { ...sharedHeaders, ...headers, 'Content-Type': 'image/svg+xml' },
  });
}
