import { describe, expect, test } from 'vitest';
import { playerOrigins, playerURL } from '#domain/video';

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

describe('video players', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['https://youtube.com/watch?v=aqz-KE-bpKQ&t=42s', youTube],
    ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ', youTube],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['https://youtu.be/aqz-KE-bpKQ?si=AbCdEf', youTube],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youTube],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', youTube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://www.vimeo.com/76979871/', vimeo],
    ['https://player.vimeo.com/video/76979871?dnt=0', vimeo],
    ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}&h=8272103f6e`],
  ])('The player for %s is the one that protects the viewer’s privacy', (url, expected) => {
    expect(playerURL(url)).toBe(expected);
    expect(playerOrigins).toContain(new URL(expected).origin);
  });

  test.each([
    '',
    'aqz-KE-bpKQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=tooshort',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload',
    'https://www.youtube.com/channel/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ/more',
    'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/76979871/../../evil',
    'https://player.vimeo.com.example/video/76979871',
    'https://www.bilibili.com/video/BV1xx411c7mD',
  ])('No player is shown for “%s”', (url) => {
    expect(playerURL(url)).toBeUndefined();
  });
});
