import { text, type Text } from '../i18n/text.ts'
import { findEntry, type CodeEntry, type CodeList } from './code-list.ts'

export interface Province extends CodeEntry {
  /** Lower-case letters for account names and file names; 陕西 and 山西 differ as `sx` and `sxi`. */
  abbreviation: string
  /** The provincial bureau, as replies address it. */
  bureau: Text
}

function province(code: string, abbreviation: string, zh: string, en: string): Province {
  return { code, abbreviation, name: text(zh, en), bureau: text(`${zh}文物局`, `${en} Cultural Heritage Administration`) }
}

/** Provinces by their two-digit codes (GB/T 2260), 66 being the Corps as specification §3 has it. */
export const provinces: CodeList<Province> = {
  id: 'province',
  entries: [
    province('11', 'bj', '北京市', 'Beijing'),
    province('12', 'tj', '天津市', 'Tianjin'),
    province('13', 'he', '河北省', 'Hebei'),
    province('14', 'sxi', '山西省', 'Shanxi'),
    province('15', 'nm', '内蒙古自治区', 'Inner Mongolia'),
    province('21', 'ln', '辽宁省', 'Liaoning'),
    province('22', 'jl', '吉林省', 'Jilin'),
    province('23', 'hl', '黑龙江省', 'Heilongjiang'),
    province('31', 'sh', '上海市', 'Shanghai'),
    province('32', 'js', '江苏省', 'Jiangsu'),
    province('33', 'zj', '浙江省', 'Zhejiang'),
    province('34', 'ah', '安徽省', 'Anhui'),
    province('35', 'fj', '福建省', 'Fujian'),
    province('36', 'jx', '江西省', 'Jiangxi'),
    province('37', 'sd', '山东省', 'Shandong'),
    province('41', 'ha', '河南省', 'Henan'),
    province('42', 'hb', '湖北省', 'Hubei'),
    province('43', 'hn', '湖南省', 'Hunan'),
    province('44', 'gd', '广东省', 'Guangdong'),
    province('45', 'gx', '广西壮族自治区', 'Guangxi'),
    province('46', 'hi', '海南省', 'Hainan'),
    province('50', 'cq', '重庆市', 'Chongqing'),
    province('51', 'sc', '四川省', 'Sichuan'),
    province('52', 'gz', '贵州省', 'Guizhou'),
    province('53', 'yn', '云南省', 'Yunnan'),
    province('54', 'xz', '西藏自治区', 'Tibet'),
    province('61', 'sx', '陕西省', 'Shaanxi'),
    province('62', 'gs', '甘肃省', 'Gansu'),
    province('63', 'qh', '青海省', 'Qinghai'),
    province('64', 'nx', '宁夏回族自治区', 'Ningxia'),
    province('65', 'xj', '新疆维吾尔自治区', 'Xinjiang'),
    province('66', 'bt', '新疆生产建设兵团', 'Xinjiang Production and Construction Corps'),
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
