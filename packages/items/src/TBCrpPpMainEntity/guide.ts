import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw } from '../_blocks/law.ts'

export const guide: Guide = {
  ...nationalGuide,
  itemType: text('其他行政权力', 'Other administrative power', { ja_JP: 'その他の行政権限', ko_KR: '기타 행정 권한' }),
  projectType: text('承诺件', 'With a promised time', { ja_JP: '処理期間のある手続', ko_KR: '약속 기간 처리' }),
  decisionMechanism: text('国家文物局', 'National Cultural Heritage Administration', { ja_JP: '国家文物局', ko_KR: '국가문물국' }),
  applySubject: text(
    '全国重点文物保护单位的管理机构或者所在地文物行政部门',
    'Managing body of a national key heritage unit, or the local heritage authority',
    {
      ja_JP: '全国重点文化財保護単位の管理機関または所在地の文化財行政部門',
      ko_KR: '전국중점 문화유산 보호단위의 관리기관 또는 소재지 문화유산 행정부서',
    },
  ),
  acceptInstitution: text(
    '所在地省级文物行政部门受理并初审，国家文物局受理并批复',
    'Accepted and examined by the provincial bureau, accepted and answered by the national bureau',
    {
      ja_JP: '所在地の省級文化財行政部門が受理・初審し、国家文物局が受理・回答',
      ko_KR: '소재지 성급 문화유산 행정부서가 접수·초심하고 국가문물국이 접수·회신',
    },
  ),
  commitmentDeadline: text(
    '20个工作日（内部目标；委托评估、专家评审时间除外）',
    '20 working days (internal target; assessment and expert review not counted)',
    { ja_JP: '20開庁日（内部目標。委託評価・専門家審査の期間を除く）', ko_KR: '20근무일(내부 목표. 위탁 평가·전문가 심의 기간 제외)' },
  ),
  statutoryDeadline: text('不限时', 'None', { ja_JP: '期限なし', ko_KR: '기한 없음' }),
  applicationRange: text(
    '编制或者修编全国重点文物保护单位保护规划的立项',
    'Initiation of compiling or revising the conservation plan of a national key heritage unit',
    { ja_JP: '全国重点文化財保護単位の保護計画の策定・改定の立案', ko_KR: '전국중점 문화유산 보호단위 보호계획의 수립·수정 입안' },
  ),
  projectResult: text('立项批复（网上送达）', 'Reply on the initiation (online)', {
    ja_JP: '立案の回答（オンライン送達）',
    ko_KR: '입안 회신(온라인 송달)',
  }),
  handleProcess: text(
    '一、管理机构提出编制工作方案，在线填写并提交。\n二、省级文物行政部门受理、初审后上报。\n三、国家文物局审查，需要时委托评估或者送专家评审，作出立项批复。\n四、立项后由具有资质的单位编制规划；规划经省级文物行政部门审核并征求国家文物局意见，由省级人民政府批准后公布实施，报国家文物局备案。',
    '1. The managing body submits a work plan online.\n2. The provincial bureau accepts, examines and reports.\n3. The national bureau examines, with assessment or expert review where needed, and replies.\n4. A qualified firm then compiles the plan; it is examined by the province with the opinion of the national bureau, approved and announced by the provincial government and filed with the national bureau.',
    {
      ja_JP:
        '一、管理機関は策定作業計画を作り、オンラインで入力・提出します。\n二、省級文化財行政部門が受理・初審の後に進達します。\n三、国家文物局が審査し、必要に応じて評価を委託し、または専門家審査に付して、立案の回答をします。\n四、立案後、資格のある機関が計画を策定します。計画は省級文化財行政部門の審査と国家文物局の意見を経て、省人民政府の承認後に公布・実施し、国家文物局へ届け出ます。',
      ko_KR:
        '1. 관리기관은 수립 작업 방안을 만들어 온라인으로 작성·제출합니다.\n2. 성급 문화유산 행정부서가 접수·초심 후 상신합니다.\n3. 국가문물국이 심사하며 필요하면 평가를 위탁하거나 전문가 심의에 부쳐 입안 회신을 합니다.\n4. 입안 후 자격 있는 기관이 계획을 수립하며, 성급 문화유산 행정부서의 심사와 국가문물국의 의견을 거쳐 성 인민정부가 승인한 뒤 공포·시행하고 국가문물국에 신고합니다.',
    },
  ),
  prohibitiveRequirements: [
    text('规划编制不得委托给没有相应资质的单位。', 'The plan may not be entrusted to a firm without the qualification.', {
      ja_JP: '計画の策定を、相応の資格のない機関に委託してはなりません。',
      ko_KR: '계획 수립을 해당 자격이 없는 기관에 위탁할 수 없습니다.',
    }),
    text(
      '不得以编制规划为由停止日常保护，或者变更已经公布的保护范围。',
      'Planning is no reason to stop daily protection or to change an announced range.',
      {
        ja_JP: '計画策定を理由に、日常の保護を停止し、または公布済みの保護範囲を変更してはなりません。',
        ko_KR: '계획 수립을 이유로 일상 보호를 중단하거나 공포된 보호구역을 바꿀 수 없습니다.',
      },
    ),
  ],
  acceptConditions: [
    text('规划对象为全国重点文物保护单位。', 'The object is a national key heritage unit.', {
      ja_JP: '対象が全国重点文化財保護単位であること。',
      ko_KR: '대상이 전국중점 문화유산 보호단위일 것.',
    }),
    text('编制工作方案写明范围、主要内容、技术路线、进度和经费。', 'The work plan states scope, contents, route, schedule and cost.', {
      ja_JP: '策定作業計画に範囲、主な内容、技術方針、日程、経費を明記していること。',
      ko_KR: '수립 작업 방안에 범위, 주요 내용, 기술 방침, 일정, 경비를 적었을 것.',
    }),
    text('修编的，说明原规划的实施情况和修编理由。', 'For a revision: how the earlier plan was carried out, and why it is revised.', {
      ja_JP: '改定の場合は、従来の計画の実施状況と改定理由を説明していること。',
      ko_KR: '수정하는 경우 기존 계획의 시행 현황과 수정 사유를 설명하였을 것.',
    }),
  ],
  legalBasis: [
    heritageLaw('第二十七条'),
    { statute: '全国重点文物保护单位保护规划编制审批办法', article: '全文', version: '2003' },
    { statute: '全国重点文物保护单位保护规划编制要求', article: '全文', version: '2003' },
  ],
  commonQuestions: [
    {
      question: text('立项批复等于批准规划吗？', 'Does the reply approve the plan?', {
        ja_JP: '立案の回答は計画の承認に当たりますか。',
        ko_KR: '입안 회신이 계획 승인인가요?',
      }),
      answer: text(
        '不等于。立项后编制的规划另行审核，由省级人民政府批准后公布实施，并报国家文物局备案。',
        'No. The plan itself is examined later, approved and announced by the provincial government and filed.',
        {
          ja_JP: 'いいえ。立案後に策定する計画は別途審査され、省人民政府の承認後に公布・実施し、国家文物局へ届け出ます。',
          ko_KR: '아니요. 입안 후 수립한 계획은 따로 심사하여 성 인민정부가 승인한 뒤 공포·시행하고 국가문물국에 신고합니다.',
        },
      ),
    },
    {
      question: text('为什么没有法定期限？', 'Why is there no statutory time?', {
        ja_JP: '法定期間がないのはなぜですか。',
        ko_KR: '왜 법정 기한이 없나요?',
      }),
      answer: text(
        '法律没有规定保护规划立项的办理期限，平台按20个工作日的内部目标提醒。',
        'The law sets none; the platform reminds by an internal target of 20 working days.',
        {
          ja_JP: '保護計画の立案の期間は法律に定めがなく、プラットフォームは20開庁日の内部目標で通知します。',
          ko_KR: '법률에 보호계획 입안의 처리 기한이 없어 플랫폼은 20근무일의 내부 목표로 알려 줍니다.',
        },
      ),
    },
  ],
}
