import type { Language } from '#domain/language';

/** The wording of a term in one language. */
export interface Wording {
  /** The agreed words, which must occur in the texts of this language. */
  readonly agreed: string;
  /** Words with the same meaning that must not occur. Slashes enclose a regular expression. */
  readonly never: readonly string[];
}

export type Term = Readonly<Record<Language, Wording>>;

const say = (agreed: string, ...never: readonly string[]): Wording => ({ agreed, never });

/** The terms of the site that have one wording in each language, by subject. */
export const terms: readonly Term[] = [
  // The site
  { en: say('enquiry', 'inquiry', 'inquiries'), es: say('consulta', 'indagación'), zh: say('咨询', '询盘', '垂询') },
  {
    en: say('shortlist', 'wish list', 'favourites', 'favorites'),
    es: say('selección', 'lista corta', 'favoritos', 'lista de deseos'),
    zh: say('意向清单', '收藏夹', '候选名单', '心愿单'),
  },
  { en: say('opportunity'), es: say('oportunidad'), zh: say('投资机会', '投资机遇', '商机') },
  { en: say('sector'), es: say('sector'), zh: say('行业', '投资领域') },
  { en: say('e-mail', 'email'), es: say('correo', 'email', 'e-mail', 'mail'), zh: say('电子邮件', '电邮', '伊妹儿') },
  { en: say('link', 'hyperlink'), es: say('enlace', 'link', 'hipervínculo'), zh: say('链接', '连结') },
  { en: say('privacy'), es: say('privacidad'), zh: say('隐私政策', '隐私说明', '隐私声明') },
  { en: say('you'), es: say('usted', 'tú', 'vos', 'vosotros'), zh: say('您', '你') },

  // Incentives
  {
    en: say('large-investment regime', 'large investment regime', 'large investments regime'),
    es: say('grandes inversiones', 'grandes inversores', 'inversiones de gran escala'),
    zh: say('大型投资激励制度', '大规模投资激励', '大额投资', '大型投资优惠制度'),
  },
  {
    en: say('medium-investment regime', 'medium investment regime', 'mid-sized investment regime'),
    es: say('medianas inversiones', 'inversiones medianas'),
    zh: say('中型投资激励制度', '中等投资激励', '中型投资优惠制度'),
  },
  { en: say('incentives'), es: say('incentivos'), zh: say('投资优惠', '激励政策', '优惠政策', '奖励政策') },
  {
    en: say('free zone', 'free trade zone', 'free-trade zone', 'duty-free zone'),
    es: say('zona franca', 'zona libre', 'zona de libre comercio'),
    zh: say('自由贸易区', '免税区', '自由区', '保税区'),
  },
  {
    en: say('fiscal stability', 'tax stability'),
    es: say('estabilidad fiscal', 'estabilidad tributaria', 'estabilidad impositiva'),
    zh: say('税收稳定', '财税稳定', '财政稳定'),
  },
  {
    en: say('accelerated depreciation'),
    es: say('amortización acelerada', 'depreciación acelerada'),
    zh: say('加速折旧', '快速折旧'),
  },
  { en: say('implementing rules'), es: say('reglamentación'), zh: say('实施细则', '实施条例') },

  // Taxes
  {
    en: say('tax number', 'tax ID', 'tax identification number', 'taxpayer number'),
    es: say('CUIT', 'clave fiscal', 'número fiscal', 'NIF'),
    zh: say('税号', '税务登记号', '纳税人识别号'),
  },
  {
    en: say('income tax', 'corporation tax', 'profits tax'),
    es: say('impuesto a las ganancias', 'impuesto a la renta', 'impuesto sobre la renta', 'impuesto de sociedades'),
    zh: say('所得税', '利得税', '收入税'),
  },
  {
    en: say('withholding tax'),
    es: say('retención', 'impuesto retenido'),
    zh: say('预提税', '预扣税', '代扣税', '扣缴税'),
  },
  {
    en: say('turnover tax', 'gross income tax', 'gross receipts tax', 'sales tax'),
    es: say('Ingresos Brutos', 'impuesto a la facturación', 'impuesto sobre las ventas'),
    zh: say('营业总额税', '营业额税', '毛收入税'),
  },
  {
    en: say('export duties', 'export tax', 'export taxes', 'export tariff'),
    es: say('derechos de exportación', 'impuesto a la exportación', 'aranceles de exportación'),
    zh: say('出口税', '出口关税'),
  },
  {
    en: say('bank debits and credits'),
    es: say('débitos y créditos', 'impuesto al cheque'),
    zh: say('银行账户借贷记税', '银行账户借贷税', '支票税'),
  },
  { en: say('federal'), es: say('nacional'), zh: say('联邦税', '/国家税(?!务)/', '全国性税') },
  {
    en: say('financial years', 'fiscal year', 'fiscal years'),
    es: say('ejercicios', 'año fiscal', 'años fiscales'),
    zh: say('会计年度', '财务年度', '财政年度'),
  },
  { en: say('royalty'), es: say('regalía'), zh: say('矿区使用费', '权利金') },

  // Money
  { en: say('dividend'), es: say('dividendos'), zh: say('股息', '红利') },
  {
    en: say('repatriation'),
    es: say('repatriación', 'retorno de capital', 'retorno de capitales'),
    zh: say('汇回', '遣返', '回流'),
  },
  { en: say('exchange rate'), es: say('tipo de cambio', 'tasa de cambio'), zh: say('汇率', '兑换率', '汇价') },
  {
    en: say('foreign-exchange market', 'FX market', 'currency market'),
    es: say('mercado libre de cambios', 'mercado oficial de cambios', 'mercado cambiario oficial'),
    zh: say('官方外汇市场', '自由外汇市场', '官方汇市'),
  },
  { en: say('central bank'), es: say('BCRA'), zh: say('阿根廷中央银行', '阿根廷共和国中央银行') },

  // People
  {
    en: say('employer contributions', 'social charges', 'employers’ contributions'),
    es: say('contribuciones patronales', 'aportes patronales', 'cargas sociales'),
    zh: say('社保缴费', '社保缴款'),
  },
  { en: say('severance'), es: say('indemnización', 'finiquito'), zh: say('经济补偿', '遣散费', '工龄补偿') },
  {
    en: say('thirteenth month', '13th month'),
    es: say('aguinaldo', 'decimotercer sueldo'),
    zh: say('十三薪', '第十三薪'),
  },

  // Companies, land, disputes
  { en: say('branch'), es: say('sucursal'), zh: say('分公司', '分行公司') },
  { en: say('subsidiary', 'daughter company'), es: say('filial', 'subsidiaria'), zh: say('子公司', '附属公司') },
  { en: say('joint venture'), es: say('unión transitoria'), zh: say('临时联合体', '临时企业联盟') },
  {
    en: say('SA', 'joint-stock company'),
    es: say('sociedad anónima'),
    zh: say('股份公司', '/(?<!中国机械设备工程)股份有限公司/'),
  },
  { en: say('apostille'), es: say('apostilla'), zh: say('附加证明书', '海牙认证') },
  {
    en: say('public translator', 'sworn translator'),
    es: say('traductor público', 'traductor jurado'),
    zh: say('注册公共翻译', '宣誓翻译'),
  },
  { en: say('deed'), es: say('escritura'), zh: say('公证契据', '公证契约') },
  {
    en: say('rural land', 'farm land', 'farmland'),
    es: say('tierras rurales', 'suelo rural'),
    zh: say('农村土地', '乡村土地'),
  },
  { en: say('seat'), es: say('sede'), zh: say('仲裁地', '仲裁所在地', '仲裁席位') },
  {
    en: say('dispute', 'controversy', 'litigation'),
    es: say('controversia', 'disputa', 'diferendo', 'litigio'),
    zh: say('争端', '争执', '纷争'),
  },
  {
    en: say('award'),
    es: say('laudo', 'sentencia arbitral', 'fallo arbitral'),
    zh: say('裁决', '仲裁判决', '仲裁裁定'),
  },
  {
    en: say('indigenous', 'aboriginal', 'native peoples'),
    es: say('comunidades indígenas', 'pueblos originarios', 'aborígenes'),
    zh: say('原住民', '土著', '印第安人'),
  },
  {
    en: say('investment treaties', 'investment treaty agreements'),
    es: say('tratados'),
    zh: say('双边投资保护协定', '双边投资协定', '投资条约'),
  },

  // Authorities and places
  {
    en: say('Official Gazette', 'Official Bulletin'),
    es: say('Boletín Oficial', 'Gaceta Oficial'),
    zh: say('官方公报', '政府公报'),
  },
  {
    en: say('ARCA', 'AFIP'),
    es: say('ARCA', 'AFIP'),
    zh: say('税务与海关管理局', '税务海关总署', '联邦公共收入管理局'),
  },
  { en: say('INDEC'), es: say('INDEC'), zh: say('国家统计和普查局', '国家统计与普查局', '国家统计局') },
  { en: say('Mercosur', 'Mercosul'), es: say('Mercosur'), zh: say('南方共同市场', '南锥体', '南共市') },
  { en: say('salt flat', 'salt pan', 'salt lake'), es: say('salar'), zh: say('盐湖', '盐沼') },
  { en: say('Luján de Cuyo'), es: say('Luján de Cuyo'), zh: say('卢汉-德库约', '卢汉德库约') },
  {
    en: say('Autonomous City of Buenos Aires'),
    es: say('Ciudad Autónoma de Buenos Aires'),
    zh: say('布宜诺斯艾利斯自治市', '布宜诺斯艾利斯联邦区', '布市'),
  },
  { en: say('Vaca Muerta'), es: say('Vaca Muerta'), zh: say('瓦卡穆埃尔塔', '死牛') },
  { en: say('Neuquén', 'Neuquen'), es: say('Neuquén', 'Neuquen'), zh: say('内乌肯', '纽肯') },
];
