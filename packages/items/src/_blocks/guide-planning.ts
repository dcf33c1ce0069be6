import { text } from '@wenwu/core/i18n/text'
import { fromApplicant } from './guide-materials.ts'
import { byGovernment } from './materials.ts'

/** What the guides of conservation plans share (TBCrpPs, 56022; domain.md §4 C, 文物保护法 27条). */
export const planMustBeNational = text('规划对象为全国重点文物保护单位。', 'The object is a national key heritage unit.', {
  ja_JP: '対象が全国重点文化財保護単位であること。',
  ko_KR: '대상이 전국중점 문화유산 보호단위일 것.',
})
/** 文物保护法 27条. */
export const planDecision = text(
  '省级人民政府批准并公布；国家文物局提出意见并备案',
  'Approved and announced by the provincial government; opinion and filing at the national bureau',
  {
    ja_JP: '省人民政府が承認・公布。国家文物局が意見を示し、届出を受ける',
    ko_KR: '성 인민정부가 승인·공포. 국가문물국이 의견을 내고 신고를 받음',
  },
)
export const qualifiedPlannersOnly = text(
  '规划编制不得委托给没有相应资质的单位。',
  'The plan may not be entrusted to a firm without the qualification.',
  {
    ja_JP: '計画の策定を、相応の資格のない機関に委託してはなりません。',
    ko_KR: '계획 수립을 해당 자격이 없는 기관에 위탁할 수 없습니다.',
  },
)
export const whyNoTime = {
  question: text('为什么没有法定期限？', 'Why is there no statutory time?', {
    ja_JP: '法定期間がないのはなぜですか。',
    ko_KR: '왜 법정 기한이 없나요?',
  }),
  answer: text(
    '法律没有规定保护规划的审查期限。本平台按20个工作日的内部目标提醒，不是法定期限；委托评估、专家评审和修改时间不计入。',
    'The law sets no time for the examination of conservation plans. The platform reminds by an internal target of 20 working days, which is not a statutory time; assessment, expert review and revision do not count.',
    {
      ja_JP:
        '保護計画の審査期間は法律に定めがありません。本プラットフォームは20開庁日の内部目標で通知しますが、法定期間ではありません。委託評価、専門家審査、修正の期間は算入しません。',
      ko_KR:
        '법률에 보호계획의 심사 기한이 없습니다. 이 플랫폼은 20근무일의 내부 목표로 알려 주지만 법정 기한이 아닙니다. 위탁 평가, 전문가 심의, 수정 기간은 산입하지 않습니다.',
    },
  ),
}

export const planText = fromApplicant('plan-text', text('规划文本', 'Text of the plan', { ja_JP: '計画本文', ko_KR: '계획 본문' }), {
  paperCopies: 1,
})
export const planDrawings = fromApplicant(
  'plan-drawings',
  text('规划图纸', 'Drawings of the plan', { ja_JP: '計画図', ko_KR: '계획 도면' }),
  { paperCopies: 1 },
)
export const planExplanation = fromApplicant(
  'plan-explanation',
  text('规划说明', 'Explanation of the plan', { ja_JP: '計画説明書', ko_KR: '계획 설명서' }),
  { paperCopies: 1 },
)
export const planBaseData = fromApplicant('base-data', text('基础资料汇编', 'Base data', { ja_JP: '基礎資料集', ko_KR: '기초 자료집' }))
export const planBoundaries = fromApplicant(
  'boundary-data',
  text('保护范围和建设控制地带的矢量数据', 'Vector data of range and control zone', {
    ja_JP: '保護範囲と建設規制地帯のベクターデータ',
    ko_KR: '보호구역과 건설통제지대의 벡터 데이터',
  }),
  {
    help: text('注明坐标系，边界与规划图纸一致。', 'With the coordinate system; the same boundaries as on the drawings.', {
      ja_JP: '座標系を明記し、境界を計画図と一致させてください。',
      ko_KR: '좌표계를 적고 경계를 계획 도면과 일치시키세요.',
    }),
  },
)
export const publicComments = fromApplicant(
  'public-comments',
  text('征求公众意见情况和采纳说明', 'Public comments and how they were dealt with', {
    ja_JP: '意見公募の結果と対応の説明',
    ko_KR: '공중 의견 수렴 결과와 반영 설명',
  }),
  { sample: 'public-comments' },
)
export const departmentOpinions = fromApplicant(
  'department-opinions',
  text('有关部门的意见', 'Opinions of the departments concerned', { ja_JP: '関係部門の意見', ko_KR: '관련 부서의 의견' }),
  {
    channel: byGovernment,
    help: text(
      '自然资源（规划）、住房城乡建设、生态环境等部门的书面意见，由组织编制的文物行政部门取得。',
      'Planning, construction, environment and others, in writing, obtained by the heritage authority that leads the planning.',
      {
        ja_JP: '自然資源（計画）、住宅都市農村建設、生態環境などの部門の書面意見。策定を主管する文化財行政部門が取得します。',
        ko_KR: '자연자원(계획), 주택도시농촌건설, 생태환경 등 부서의 서면 의견. 수립을 주관하는 문화유산 행정부서가 받습니다.',
      },
    ),
  },
)
export const plannerQualification = fromApplicant(
  'author-qualification',
  text('编制单位的资质证书', 'Qualification of the author', { ja_JP: '策定機関の資格証書', ko_KR: '수립 기관의 자격증서' }),
  {
    channel: byGovernment,
  },
)
