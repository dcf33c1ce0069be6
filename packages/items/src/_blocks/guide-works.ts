import { text } from '@wenwu/core/i18n/text'
import { fromApplicant } from './guide-materials.ts'
import { byGovernment } from './materials.ts'

/** What the guides of protection works share (56014-a, 56014-b, TBCrpEs; domain.md §4 B, F). */
export const ownerUserOrManager = text(
  '全国重点文物保护单位的所有人、使用人或者管理机构',
  'Owner, user or managing body of a national key heritage unit',
  {
    ja_JP: '全国重点文化財保護単位の所有者、使用者または管理機関',
    ko_KR: '전국중점 문화유산 보호단위의 소유자, 사용자 또는 관리기관',
  },
)
export const nationalOrDelegated = text(
  '国家文物局或者其委托的省级文物行政部门',
  'National bureau, or the provincial bureau it has delegated',
  {
    ja_JP: '国家文物局またはその委託を受けた省級文化財行政部門',
    ko_KR: '국가문물국 또는 그 위탁을 받은 성급 문화유산 행정부서',
  },
)
export const acceptedByProvince = text(
  '所在地省级文物行政部门受理；由国家文物局审批的，初审后上报，国家文物局受理并决定',
  'Accepted by the provincial bureau; where the national bureau approves, examined and reported, then accepted and decided there',
  {
    ja_JP: '所在地の省級文化財行政部門が受理。国家文物局が承認する場合は初審の後に進達し、国家文物局が受理・決定',
    ko_KR: '소재지 성급 문화유산 행정부서가 접수. 국가문물국이 승인하는 경우 초심 후 상신하고 국가문물국이 접수·결정',
  },
)
export const originalStateIsKept = text(
  '不得改变文物原状；修缮、保养遵守最小干预的原则。',
  'The original state is kept; repair and upkeep follow the least intervention.',
  {
    ja_JP: '文化財の原状を変更してはなりません。修理・維持は最小限の介入の原則に従います。',
    ko_KR: '문화유산의 원형을 바꿀 수 없으며 보수·유지는 최소 개입의 원칙을 지킵니다.',
  },
)
export const qualifiedFirmsOnly = text(
  '没有文物保护工程资质证书的单位，不得承担文物保护单位的修缮、迁移、重建。',
  'No firm without the qualification for protection works repairs, moves or rebuilds a unit.',
  {
    ja_JP: '文化財保護工事資格証書のない機関は、文化財保護単位の修理・移築・再建を担当できません。',
    ko_KR: '문화유산 보호공사 자격증서가 없는 기관은 문화유산 보호단위의 보수, 이전, 재건을 맡을 수 없습니다.',
  },
)
export const noRebuilding = text(
  '已经全部毁坏的不可移动文物，不得以修缮名义在原址重建。',
  'What is wholly destroyed may not be rebuilt on its site in the name of repair.',
  {
    ja_JP: '全壊した不可移動文化財を、修理の名目で原位置に再建してはなりません。',
    ko_KR: '전부 훼손된 부동산 문화유산을 보수의 명목으로 원위치에 재건할 수 없습니다.',
  },
)

/** 文物保护工程管理办法 11条. */
export const whatInAnEmergency = {
  question: text('文物突然出现险情，来得及先报批吗？', 'The heritage is suddenly in danger: must the approval come first?', {
    ja_JP: '文化財に突然危険が生じた場合も、先に承認が必要ですか。',
    ko_KR: '문화유산이 갑자기 위험해져도 먼저 승인을 받아야 하나요?',
  }),
  answer: text(
    '抢险加固工程中确因情况紧急需要即刻实施的，可以在实施的同时补报。抢险措施应当是临时、可逆的，并留存照片和记录。',
    'Rescue works that cannot wait may be reported while they are under way. They have to be temporary and reversible, with photographs and records kept.',
    {
      ja_JP:
        '応急補強工事で緊急のため直ちに実施する必要がある場合は、実施と同時に申請できます。措置は一時的で可逆的なものとし、写真と記録を残してください。',
      ko_KR:
        '긴급 보강 공사에서 상황이 급하여 즉시 시행해야 하면 시행하면서 신청할 수 있습니다. 조치는 임시적이고 되돌릴 수 있어야 하며 사진과 기록을 남기세요.',
    },
  ),
}

export const worksApplication = fromApplicant(
  'application-letter',
  text('申请文件', 'Application letter', { ja_JP: '申請文書', ko_KR: '신청 공문' }),
  {
    sample: 'request-letter',
    paperCopies: 1,
    help: text(
      '写明申请单位、上级主管单位和申请事项，加盖公章；个人所有的由所有人签字。',
      'Applicant, its superior and the request; sealed, or signed by a private owner.',
      {
        ja_JP: '申請機関、上級主管機関、申請内容を記載し、公印を押してください。個人所有の場合は所有者が署名します。',
        ko_KR: '신청 기관, 상급 주관기관, 신청 내용을 적고 직인을 찍으세요. 개인 소유이면 소유자가 서명합니다.',
      },
    ),
  },
)
export const worksInitiation = fromApplicant(
  'initiation-reply',
  text('立项批复', 'Reply on the initiation', { ja_JP: '立案の回答', ko_KR: '입안 회신' }),
  {
    necessity: 'depends',
    channel: byGovernment,
    help: text('已经立项的提交；平台内有记录的，不用重复提交。', 'Where there is one; not again if the platform holds it.', {
      ja_JP: '立案済みの場合に提出します。プラットフォームに記録があれば再提出は不要です。',
      ko_KR: '입안된 경우 제출합니다. 플랫폼에 기록이 있으면 다시 제출하지 않습니다.',
    }),
  },
)
export const designQualification = fromApplicant(
  'design-qualification',
  text('方案编制单位的资质证书', 'Qualification of the design firm', {
    ja_JP: '計画作成機関の資格証書',
    ko_KR: '방안 작성 기관의 자격증서',
  }),
  {
    channel: byGovernment,
  },
)
export const worksBudget = fromApplicant('budget', text('工程概算', 'Estimate of cost', { ja_JP: '工事概算', ko_KR: '공사 개산' }), {
  sample: 'works-budget',
})
export const modificationNote = fromApplicant(
  'modification-note',
  text('方案修改说明', 'Note on the changes', { ja_JP: '計画修正説明書', ko_KR: '방안 수정 설명서' }),
  {
    sample: 'modification',
    necessity: 'depends',
    help: text('按意见修改后再次申报的提交，逐条对应原意见。', 'For a scheme handed in again: an answer to each point of the opinion.', {
      ja_JP: '意見により修正して再申請する場合に提出し、意見の各項目に対応させてください。',
      ko_KR: '의견에 따라 수정하여 다시 신청하는 경우 제출하며 의견 항목별로 적으세요.',
    }),
  },
)
