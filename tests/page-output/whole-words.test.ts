import { expect, test } from 'vitest';
import { chineseWords, headingPieces } from '../../src/i18n/chinese-words.ts';
import { withWholeWords } from '../../src/page-output/line-breaks.ts';
import { fc } from '../support/properties.ts';

/** The main content, with [brackets] around each part that does not break. */
const marked = (html: string) =>
  withWholeWords(`<p>3年</p><main>${html}</main>`)
    .replace(/^<p>3年<\/p><main>|<\/main>$/g, '')
    .replace(/<span class="whole">(.*?)<\/span>/g, '[$1]')
    .replace(/<\/?span[^>]*>/g, '');

test('A Chinese figure stays on one line with the unit that follows it', () => {
  expect(
    marked('<div>截至2026年11月23日，15万美元，第2位，1个联邦区，62公里，5 万美元，3–5年，约2.5亿美元以上</div>'),
  ).toBe(
    '<div>截至202[6年]1[1月23日]，[15万]美元，[第2位]，[1个]联邦区，[62公里]，[5 万]美元，[3–5年]，约2.[5亿]美元以上</div>',
  );
  expect(marked('<div>自2024年9月29日起</div>')).toBe('<div>自202[4年9月29日]起</div>');
  expect(marked('<div>共有23个省和1个联邦区</div>')).toBe('<div>共有2[3个]省[和1个]联邦区</div>');
  expect(marked('<p>RIGI，GDPR 2016/679，6.5%</p>')).toBe('<p>RIGI，GDPR 2016/679，6.5%</p>');
});

test('Each word of a Chinese heading stays whole, unless it is longer than a narrow line', () => {
  expect(marked('<h1><a>萨尔塔省山地与156兆瓦</a></h1><p>山地</p>')).toBe(
    '<h1><a>[萨尔塔省][山地]与15[6兆瓦]</a></h1><p>山地</p>',
  );
  expect(marked('<h2>布宜诺斯艾利斯省</h2><h2>投资指南</h2>')).toBe('<h2>布宜诺斯艾利斯省</h2><h2>投资指南</h2>');
});

test('A row heading keeps its words whole, and the row’s cells do not', () => {
  expect(
    marked('<table><tr><th scope="row"><a>《现代生物技术与纳米技术促进法》</a></th><td>现代生物技术</td></tr></table>'),
  ).toBe(
    '<table><tr><th scope="row"><a>《[现代][生物][技术]与[纳米][技术][促进法]》</a></th><td>现代生物技术</td></tr></table>',
  );
});

test('The source below a row heading is left to CSS', () => {
  const [heading, source] = [
    '《现代生物技术与纳米技术促进法》',
    '<small class="source">现代生物技术与纳米技术</small>',
  ];
  expect(marked(`<table><tr><th scope="row">${heading}${source}</th></tr></table>`)).toBe(
    `<table><tr><th scope="row">《[现代][生物][技术]与[纳米][技术][促进法]》${source}</th></tr></table>`,
  );
});

test('A Chinese text of several lines does not break within its last four characters', () => {
  expect(marked('<p>三种常用公司形式的比较，以及登记、税务、用工与银行开户的成本。</p>')).toBe(
    '<p>三种常用公司形式的比较，以及登记、税务、用工与银行开[户的成本。]</p>',
  );
  expect(marked('<p>三种常用公司形式的比较，以及登记、税务、用工，按《公司法》成本。</p>')).toBe(
    '<p>三种常用公司形式的比较，以及登记、税务、用工，按《公司法》[成本。]</p>',
  );
});

test('A Chinese text does not break within its last two characters', () => {
  expect(marked('<p>国土辽阔，粮食、能源、矿产与人才兼备</p>')).toBe('<p>国土辽阔，粮食、能源、矿产与人才[兼备]</p>');
  expect(marked('<li>从首项审批到日常运营，始终有人跟进。</li>')).toBe(
    '<li>从首项审批到日常运营，始终有人[跟进。]</li>',
  );
  expect(marked('<p>从首项审批到<a>日常运营</a>，始终有人跟进</p>')).toBe(
    '<p>从首项审批到<a>日常运营</a>，始终有人跟进</p>',
  );
});

test('A text of one line, a caption and text outside paragraphs are not changed', () => {
  const html =
    '<li>何时截止？</li><p>+54 11 0000 0000</p><p class="caption">奥尔诺卡尔山脉与乌马瓦卡谷地的清晨</p>' +
    '<div>从首项审批到日常运营，始终有人跟进</div>';
  expect(marked(html)).toBe(html);
});

test('A number in Chinese characters stays on one line with its measure', () => {
  const before = '国土辽阔，'.repeat(8);
  expect(marked(`<p>${before}每年开放十个月。</p>`)).toContain('开放[十个月]');
  expect(marked(`<p>${before}条款稳定三十年，仅此而已，别无其他。</p>`)).toContain('条款稳定[三十年]，');
});

test('A marked text stays a single item of its flex or grid container', () => {
  expect(withWholeWords('<main><td>2亿美元起</td><td>3年</td></main>')).toBe(
    '<main><td><span><span class="whole">2亿</span>美元起</span></td><td><span class="whole">3年</span></td></main>',
  );
});

test('Chinese text in attributes, drawings, scripts and islands is not changed', () => {
  const html =
    '<a title="3年 > 2年">年</a><svg><path/><text>3年</text></svg><script>3年</script>' +
    '<astro-island><h2>3年</h2><astro-island>3年</astro-island>3年</astro-island><!-- 3年 -->';
  expect(marked(`${html}<p>3年</p>`)).toBe(`${html}<p>[3年]</p>`);
  expect(withWholeWords('<p>3年</p>')).toBe('<p>3年</p>');
});

test('Single characters from the segmenter are joined, and the words together give the text', () => {
  expect(chineseWords('特雷斯阿罗约斯硬粒小麦加工厂')).toEqual(['特雷斯阿罗约斯', '硬粒', '小麦', '加工厂']);
  expect(chineseWords('盐湖提锂与光伏电站')).toEqual(['盐湖', '提锂', '与', '光伏', '电站']);
  expect(chineseWords('')).toEqual([]);
});

test('The pieces of an opportunity’s title give the title again when joined', () => {
  const titles = {
    '普纳高原锂矿40万吨（二期）': ['普纳', '高原', '锂矿', '40万吨', '（', '二期', '）'],
    '丘布特省风电场 Norte 150 MW': ['丘布特省', '风电场', ' ', 'Norte ', '150', ' ', 'MW'],
  };
  for (const [title, pieces] of Object.entries(titles)) {
    expect(headingPieces(title)).toEqual(pieces);
    expect(pieces.join('')).toBe(title);
  }
});

test('A marked text reads as it was written, whatever figures follow one another', () => {
  const plain = (html: string) => html.replace(/<[^>]*>/g, '');
  const piece = fc.constantFrom(...'第13号款项年月万亿,.条依据', '第3号', '第13号', '2026年11月23日', '15万');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), fc.constantFrom('p', 'h2', 'div'), (pieces, tag) => {
      const text = pieces.join('');
      expect(plain(withWholeWords(`<main><${tag}>${text}</${tag}></main>`))).toBe(text);
    }),
    {
      examples: [
        [['依', '第3号', '第13号', '令'], 'p'],
        [['第1款', '第3款'], 'p'],
      ],
    },
  );
});
