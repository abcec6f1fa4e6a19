/** The origins of video players: the only ones that the content security policy allows in frames. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** The message for an editor whose URL is neither. */
export const videoURLExpected =
  'expected the address of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=abcdefghijk or https://vimeo.com/123456789';

const youTubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

/**
 * The player URL that does not track viewers, for the URL of a YouTube or Vimeo video from a browser or a share
 * button; `undefined` for anything else.
 */
export function playerURL(asked: string): string | undefined {
  const url = URL.parse(asked);
  if (url?.protocol !== 'https:') return undefined;
  const [youTube, vimeo] = playerOrigins;
  const id = youTubeId(url);
  if (id) return `${youTube}/embed/${id}`;
  const video = vimeoVideo(url);
  if (!video) return undefined;
  return `${vimeo}/video/${video.id}?dnt=1${video.key ? `&h=${video.key}` : ''}`;
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const named = /^\/(?:shorts|embed|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
  const watched = pathname === '/watch' ? searchParams.get('v') : named;
  const id = hostname === 'youtu.be' ? pathname.slice(1) : youTubeHosts.includes(hostname) ? watched : undefined;
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

// An unlisted video has a key as well, after its number or as `h`.
function vimeoVideo({ hostname, pathname, searchParams }: URL) {
  if (!vimeoHosts.includes(hostname)) return undefined;
  const [, id, inPath] = /^(?:\/video)?\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = searchParams.get('h');
  return { id, key: inPath ?? (key && /^[\da-f]+$/.test(key) ? key : undefined) };
}
