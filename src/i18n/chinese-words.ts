/** A browser may have none (Firefox before 125): characters that are no known term are then kept by two and three. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** Characters that write the sounds of foreign names: three and more of them are a name, as 科尔多瓦. */
const sounds =
  '阿埃艾奥巴贝比波伯布查楚达德迪蒂丁多尔恩法菲福弗戈哥格古哈豪赫胡基吉加贾卡坎科克肯库拉莱兰劳雷里丽利连林龙卢鲁罗洛马迈曼梅门米姆莫穆纳内尼纽诺帕潘佩皮普奇恰乔切琼萨塞圣斯苏索塔坦泰特廷图土托瓦维乌西希肖谢休亚伊因约泽佐';

/** Terms that the segmenter does not know. */
const terms = [
  '埃尔查尔滕|布宜诺斯艾利斯|布兰卡港|丘布特|圣胡安|圣地亚哥|圣路易斯|火地岛|布宜诺斯',
  '山地旅馆|自由贸易区|自由贸易|房地产|原住民|人工林|资本汇入|资本汇回|中资|对冲|通胀|比索|高管',
  '兆瓦时|兆瓦|运营商|写字楼|工作日|负债率|停堆|紧邻|风电场|风电|储能|光伏|盐湖|总装|水电|天然气|生态游|牛奶',
].join('|');

const unknown = new RegExp(`(?:${terms}|[${sounds}]{3,7})[省市]?`, 'gu');

/** Words of one character, which stand between others and belong to none. */
const particle =
  /^[与和及或的在是之为从到至由向对按被把将等买归须能各走谁不很一二三四五六七八九十两个及并供设配日可其座]$/u;

/** What ends the word before it: 省, 厂, 区. */
const ending = /^[省市区县州岛港厂站场园林城校院所店库河湖海业法权率费税者人方力性化观汇]$/u;

/** The words of a row of Chinese characters; together they are the row. */
export function chineseWords(row: string): readonly string[] {
  const words: string[] = [];
  let read = 0;
  for (const { 0: name, index } of row.matchAll(unknown)) {
    words.push(...segmented(row.slice(read, index)), name);
    read = index + name.length;
  }
  return [...words, ...segmented(row.slice(read))];
}

/** A figure with the two characters after it, a row of Chinese characters, or what stands between them. */
const headingPart = /\d[\d.,]*\p{Script=Han}{0,2}|\p{Script=Han}+|[^\d\p{Script=Han}\s]+\s*|\s+/gu;

/** A Chinese heading in pieces that lines do not break: words, figures with what they count, and what stands between. */
export function headingPieces(heading: string): readonly string[] {
  const parts = heading.match(headingPart) ?? [];
  return parts.flatMap((part) => (/^\p{Script=Han}/u.test(part) ? chineseWords(part) : part));
}

/** The segmenter leaves words that it does not know in single characters: they are joined, by two or three. */
function segmented(row: string): readonly string[] {
  const words: string[] = [];
  let single = '';
  const end = () => {
    const isEnding = single.length === 1 && ending.test(single) && (words.at(-1)?.length ?? 0) > 1;
    if (isEnding) words.push(`${words.pop()}${single}`);
    else words.push(...(single.match(/^.{3}$|.{2}(?=.{2})|.{1,3}$/gu) ?? []));
    single = '';
  };
  for (const { segment } of segmenter?.segment(row) ?? Array.from(row, (segment) => ({ segment }))) {
    if (segment.length === 1 && !particle.test(segment)) single += segment;
    else {
      end();
      words.push(segment);
    }
  }
  end();
  return words;
}
