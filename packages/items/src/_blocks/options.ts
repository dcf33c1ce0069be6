import { text, type Text } from '@wenwu/core/i18n/text'

/** One choice of a select. */
export interface Option {
  code: string
  name: Text
}

/** Short hand for a choice. */
export function option(code: string, zh: string, en: string, more: Partial<Text> = {}): Option {
  return { code, name: text(zh, en, more) }
}

export const nationalLevel = '1'

/** Protection levels (文物保护法 23条); items offer those they are for. */
export const unitLevels: Option[] = [
  option(nationalLevel, '全国重点文物保护单位', 'National key heritage unit', {
    ja_JP: '全国重点文化財保護単位',
    ko_KR: '전국중점 문화유산 보호단위',
  }),
  option('2', '省级文物保护单位', 'Provincial heritage unit', { ja_JP: '省級文化財保護単位', ko_KR: '성급 문화유산 보호단위' }),
  option('3', '市级、县级文物保护单位', 'Municipal or county heritage unit', {
    ja_JP: '市級・県級文化財保護単位',
    ko_KR: '시급·현급 문화유산 보호단위',
  }),
  option('4', '未定级不可移动文物', 'Unclassified immovable relic', { ja_JP: '未指定不可移動文化財', ko_KR: '미지정 부동산 문화유산' }),
]

/** Grades of a design or works qualification for heritage protection. */
export const qualificationGrades: Option[] = [
  option('1', '甲级', 'Grade A', { ja_JP: '甲級', ko_KR: '갑급' }),
  option('2', '乙级', 'Grade B', { ja_JP: '乙級', ko_KR: '을급' }),
  option('3', '丙级', 'Grade C', { ja_JP: '丙級', ko_KR: '병급' }),
]

/** How an application relates to earlier ones (atpName; our reading of the name). */
export const applicationKinds: Option[] = [
  option('1', '首次申报', 'First application', { ja_JP: '初回申請', ko_KR: '최초 신청' }),
  option('2', '修改后重新申报', 'Applied again after changes', { ja_JP: '修正後の再申請', ko_KR: '수정 후 재신청' }),
  option('3', '已批准事项的变更', 'Change of something approved', { ja_JP: '承認済み事項の変更', ko_KR: '승인된 사항의 변경' }),
]
