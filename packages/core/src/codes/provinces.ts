import { text, type Text } from '../i18n/text.ts'
import { findEntry, type CodeEntry, type CodeList } from './code-list.ts'

export interface Province extends CodeEntry {
  /** Lower-case letters for account names and file names; 陕西 and 山西 differ as `sx` and `sxi`. */
  abbreviation: string
  /** By which numbers of documents and number plates name it: 陕. */
  shortName: string
  /** The provincial bureau, as replies address it. */
  bureau: Text
}

function province(code: string, abbreviation: string, shortName: string, zh: string, en: string, ja: string, ko: string): Province {
  const bureau = text(`${zh}文物局`, `${en} Cultural Heritage Administration`, { ja_JP: `${ja}文物局`, ko_KR: `${ko} 문물국` })
  return { code, abbreviation, shortName, name: text(zh, en, { ja_JP: ja, ko_KR: ko }), bureau }
}

/** Provinces by their two-digit codes (GB/T 2260), 66 being the Corps as specification §3 has it. */
export const provinces: CodeList<Province> = {
  id: 'province',
  entries: [
    province('11', 'bj', '京', '北京市', 'Beijing', '北京市', '베이징시'),
    province('12', 'tj', '津', '天津市', 'Tianjin', '天津市', '톈진시'),
    province('13', 'he', '冀', '河北省', 'Hebei', '河北省', '허베이성'),
    province('14', 'sxi', '晋', '山西省', 'Shanxi', '山西省', '산시성(山西)'),
    province('15', 'nm', '蒙', '内蒙古自治区', 'Inner Mongolia', '内モンゴル自治区', '네이멍구자치구'),
    province('21', 'ln', '辽', '辽宁省', 'Liaoning', '遼寧省', '랴오닝성'),
    province('22', 'jl', '吉', '吉林省', 'Jilin', '吉林省', '지린성'),
    province('23', 'hl', '黑', '黑龙江省', 'Heilongjiang', '黒竜江省', '헤이룽장성'),
    province('31', 'sh', '沪', '上海市', 'Shanghai', '上海市', '상하이시'),
    province('32', 'js', '苏', '江苏省', 'Jiangsu', '江蘇省', '장쑤성'),
    province('33', 'zj', '浙', '浙江省', 'Zhejiang', '浙江省', '저장성'),
    province('34', 'ah', '皖', '安徽省', 'Anhui', '安徽省', '안후이성'),
    province('35', 'fj', '闽', '福建省', 'Fujian', '福建省', '푸젠성'),
    province('36', 'jx', '赣', '江西省', 'Jiangxi', '江西省', '장시성'),
    province('37', 'sd', '鲁', '山东省', 'Shandong', '山東省', '산둥성'),
    province('41', 'ha', '豫', '河南省', 'Henan', '河南省', '허난성'),
    province('42', 'hb', '鄂', '湖北省', 'Hubei', '湖北省', '후베이성'),
    province('43', 'hn', '湘', '湖南省', 'Hunan', '湖南省', '후난성'),
    province('44', 'gd', '粤', '广东省', 'Guangdong', '広東省', '광둥성'),
    province('45', 'gx', '桂', '广西壮族自治区', 'Guangxi', '広西チワン族自治区', '광시좡족자치구'),
    province('46', 'hi', '琼', '海南省', 'Hainan', '海南省', '하이난성'),
    province('50', 'cq', '渝', '重庆市', 'Chongqing', '重慶市', '충칭시'),
    province('51', 'sc', '川', '四川省', 'Sichuan', '四川省', '쓰촨성'),
    province('52', 'gz', '黔', '贵州省', 'Guizhou', '貴州省', '구이저우성'),
    province('53', 'yn', '云', '云南省', 'Yunnan', '雲南省', '윈난성'),
    province('54', 'xz', '藏', '西藏自治区', 'Tibet', 'チベット自治区', '시짱자치구'),
    province('61', 'sx', '陕', '陕西省', 'Shaanxi', '陝西省', '산시성(陝西)'),
    province('62', 'gs', '甘', '甘肃省', 'Gansu', '甘粛省', '간쑤성'),
    province('63', 'qh', '青', '青海省', 'Qinghai', '青海省', '칭하이성'),
    province('64', 'nx', '宁', '宁夏回族自治区', 'Ningxia', '寧夏回族自治区', '닝샤후이족자치구'),
    province('65', 'xj', '新', '新疆维吾尔自治区', 'Xinjiang', '新疆ウイグル自治区', '신장위구르자치구'),
    province('66', 'bt', '兵', '新疆生产建设兵团', 'Xinjiang Production and Construction Corps', '新疆生産建設兵団', '신장생산건설병단'),
  ],
}

/** The province of a region code of two or more digits (`610113` → 陕西省), or undefined. */
export function findProvince(regionCode: string): Province | undefined {
  return findEntry(provinces, regionCode.slice(0, 2))
}

/** The province of an abbreviation (`sx` → 陕西省), or undefined. */
export function findProvinceByAbbreviation(abbreviation: string): Province | undefined {
  return provinces.entries.find((entry) => entry.abbreviation === abbreviation)
}
