/** Missing in Firefox before 125: unknown characters are then grouped in twos and threes. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** Characters used to transliterate foreign names. Three or more in sequence count as a name: 科尔多瓦. */
const sounds =
  '阿埃艾奥巴贝比波伯布查楚达德迪蒂丁多尔恩法菲福弗戈哥格古哈豪赫胡基吉加贾卡坎科克肯库拉莱兰劳雷里丽利连林龙卢鲁罗洛马迈曼梅门米姆莫穆纳内尼纽诺帕潘佩皮普奇恰乔切琼萨塞圣斯苏索塔坦泰特廷图土托瓦维乌西希肖谢休亚伊因约泽佐';

/** Terms that the segmenter does not know. */
const terms = [
  '埃尔查尔滕|布宜诺斯艾利斯|布兰卡港|丘布特|圣胡安|圣地亚哥|圣路易斯|火地岛|布宜诺斯',
  '山地旅馆|自由贸易区|自由贸易|房地产|原住民|人工林|资本汇入|资本汇回|中资|对冲|通胀|比索|高管',
  '兆瓦时|兆瓦|运营商|写字楼|工作日|负债率|停堆|紧邻|风电场|风电|储能|光伏|盐湖|总装|水电|天然气|生态游|牛奶',
].join('|');

const unknownWord = new RegExp(`(?:${terms}|[${sounds}]{3,7})[省市]?`, 'gu');

/** One-character words that are not joined to their neighbours. */
const particle =
  /^[与和及或的在是之为从到至由向对按被把将等买归须能各走谁不很一二三四五六七八九十两个及并供设配日可其座]$/u;

/** Suffixes that are joined to the word before: 省, 厂, 区. */
const ending = /^[省市区县州岛港厂站场园林城校院所店库河湖海业法权率费税者人方力性化观汇]$/u;

/** Splits Chinese text into words, without losing characters. */
export function chineseWords(text: string): readonly string[] {
  const words: string[] = [];
  let read = 0;
  for (const { 0: name, index } of text.matchAll(unknownWord)) {
    words.push(...segmented(text.slice(read, index)), name);
    read = index + name.length;
  }
  return [...words, ...segmented(text.slice(read))];
}

/** A number with up to two characters after it, a run of Chinese characters, or the text between them. */
const headingPart = /\d[\d.,]*\p{Script=Han}{0,2}|\p{Script=Han}+|[^\d\p{Script=Han}\s]+\s*|\s+/gu;

/** Splits a Chinese heading between its possible line breaks: words, numbers with their units, and the rest. */
export function headingPieces(heading: string): readonly string[] {
  const parts = heading.match(headingPart) ?? [];
  return parts.flatMap((part) => (/^\p{Script=Han}/u.test(part) ? chineseWords(part) : part));
}

/** Segments a text. The segmenter splits unknown words into single characters; these are joined in twos and threes. */
function segmented(text: string): readonly string[] {
  const words: string[] = [];
  let single = '';
  const end = () => {
    const isEnding = single.length === 1 && ending.test(single) && (words.at(-1)?.length ?? 0) > 1;
    if (isEnding) words.push(`${words.pop()}${single}`);
    else words.push(...(single.match(/^.{3}$|.{2}(?=.{2})|.{1,3}$/gu) ?? []));
    single = '';
  };
  for (const { segment } of segmenter?.segment(text) ?? Array.from(text, (segment) => ({ segment }))) {
    if (segment.length === 1 && !particle.test(segment)) single += segment;
    else {
      end();
      words.push(segment);
    }
  }
  end();
  return words;
}
