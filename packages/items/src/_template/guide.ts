import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'

export const guide: Guide = {
  ...nationalGuide,
  itemType: text('行政许可', 'Administrative licence', { ja_JP: '行政許可', ko_KR: '행정허가' }),
  projectType: text('承诺件', 'With a promised time', { ja_JP: '処理期間のある手続', ko_KR: '약속 기간 처리' }),
  decisionMechanism: text('国家文物局', 'National Cultural Heritage Administration', { ja_JP: '国家文物局', ko_KR: '국가문물국' }),
  applySubject: text('文物保护单位的所有人、使用人或者管理机构', 'Owner, user or managing body of a heritage unit', {
    ja_JP: '文化財保護単位の所有者、使用者または管理機関',
    ko_KR: '문화유산 보호단위의 소유자, 사용자 또는 관리기관',
  }),
  acceptInstitution: text(
    '所在地省级文物行政部门受理并初审，国家文物局受理并决定',
    'Accepted and examined by the provincial bureau, accepted and decided by the national bureau',
    {
      ja_JP: '所在地の省級文化財行政部門が受理・初審し、国家文物局が受理・決定',
      ko_KR: '소재지 성급 문화유산 행정부서가 접수·초심하고 국가문물국이 접수·결정',
    },
  ),
  commitmentDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)', {
    ja_JP: '20開庁日（委託評価・専門家審査の期間を除く）',
    ko_KR: '20근무일(위탁 평가·전문가 심의 기간 제외)',
  }),
  statutoryDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)', {
    ja_JP: '20開庁日（委託評価・専門家審査の期間を除く）',
    ko_KR: '20근무일(위탁 평가·전문가 심의 기간 제외)',
  }),
  applicationRange: text('示例事项', 'Sample item', { ja_JP: '見本の事項', ko_KR: '예시 사무' }),
  projectResult: text('批复', 'Reply', { ja_JP: '決定文書', ko_KR: '회신 공문' }),
  handleProcess: text(
    '一、申请单位提交。\n二、省级文物行政部门受理、初审、上报。\n三、国家文物局受理、审查、批复。',
    '1. The applicant submits.\n2. The provincial bureau accepts, examines and reports.\n3. The national bureau accepts, examines and replies.',
    {
      ja_JP: '一、申請者が提出します。\n二、省級文化財行政部門が受理・初審し進達します。\n三、国家文物局が受理・審査し回答します。',
      ko_KR: '1. 신청 기관이 제출합니다.\n2. 성급 문화유산 행정부서가 접수·초심 후 상신합니다.\n3. 국가문물국이 접수·심사하여 회신합니다.',
    },
  ),
  prohibitiveRequirements: [
    text('不得改变文物原状。', 'The original state may not be altered.', {
      ja_JP: '文化財の原状を変更してはなりません。',
      ko_KR: '문화유산의 원상을 변경할 수 없습니다.',
    }),
  ],
  acceptConditions: [
    text('申请材料齐全，符合法定形式。', 'The file is complete and in due form.', {
      ja_JP: '申請書類がそろい、法定の形式に合うこと。',
      ko_KR: '신청 서류가 모두 갖추어지고 법정 형식에 맞을 것.',
    }),
  ],
  legalBasis: [heritageLaw('第三十二条'), licensingLaw('第三十二条、第四十二条')],
  commonQuestions: [
    {
      question: text('材料可以只交电子版吗？', 'Are electronic files enough?', {
        ja_JP: '書類は電子版だけでよいですか。',
        ko_KR: '서류는 전자 파일만 내도 되나요?',
      }),
      answer: text('可以，目录中注明需要纸质的除外。', 'Yes, except where the catalogue asks for paper.', {
        ja_JP: 'はい。一覧で紙が必要とされるものを除きます。',
        ko_KR: '예. 목록에 종이 서류가 필요하다고 적힌 것은 제외합니다.',
      }),
    },
  ],
}
