import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from './guide.ts'
import { fromApplicant } from './guide-materials.ts'
import { administrativeLicence, nationalBureau, promisedTime, provinceThenNational, twentyWorkingDays } from './guide-parts.ts'

/** Licences about grade-one relics of collections: through the province to the national bureau, 20 working days (domain.md §4 G, J). */
export const collectionGuide = {
  ...nationalGuide,
  itemType: administrativeLicence,
  projectType: promisedTime,
  decisionMechanism: nationalBureau,
  acceptInstitution: provinceThenNational,
  commitmentDeadline: twentyWorkingDays,
  statutoryDeadline: twentyWorkingDays,
} satisfies Partial<Guide>

/** Which level decides about which grade (文物保护法 62条). */
export const lowerGrades = {
  question: text('二级、三级文物也在这里申请吗？', 'Are relics of grades two and three applied for here?', {
    ja_JP: '二級・三級の文化財もここで申請しますか。',
    ko_KR: '2급·3급 문화유산도 여기서 신청하나요?',
  }),
  answer: text(
    '不在。修复、复制、拓印馆藏二级、三级文物，由省级文物行政部门批准。',
    'No. Repairing, copying or taking rubbings of them is approved by the provincial bureau.',
    {
      ja_JP: 'いいえ。館蔵の二級・三級文化財の修理、複製、拓本採取は省級文化財行政部門が承認します。',
      ko_KR: '아니요. 소장 2급·3급 문화유산의 복원, 복제, 탁본은 성급 문화유산 행정부서가 승인합니다.',
    },
  ),
}

/** 可移动文物修复管理办法 4条 as a course of work; replies of the bureau ask for the file within three months of completion. */
export const afterRepair = {
  question: text('修复完成后要做什么？', 'What follows when the repair is finished?', {
    ja_JP: '修理が完了したら何をしますか。',
    ko_KR: '복원이 끝나면 무엇을 하나요?',
  }),
  answer: text(
    '建立完整的修复档案，编写修复报告，组织评估验收，并按批复要求报备案；国家文物局的批复一般要求在修复结束后3个月内报送。',
    'Keep a full record, write the report, have the work assessed and accepted, and file them as the reply says; replies of the national bureau usually ask for them within 3 months of completion.',
    {
      ja_JP:
        '修理記録を整え、報告書を作成し、評価・検収を行い、回答の求めに従って届け出ます。国家文物局の回答は通常、完了後3か月以内の提出を求めます。',
      ko_KR:
        '복원 기록을 갖추고 보고서를 쓰고 평가·검수를 하여 회신의 요구대로 신고합니다. 국가문물국의 회신은 보통 완료 후 3개월 이내 제출을 요구합니다.',
    },
  ),
}

/** 文物保护法 51条: without grade and file a relic of a collection is neither repaired, copied nor lent. */
export const gradedAndFiled = text(
  '文物已经定级，建立馆藏文物档案并报主管的文物行政部门备案。',
  'The relics are graded; files of them exist and were filed with the competent heritage authority.',
  {
    ja_JP: '文化財の等級が定まり、館蔵文化財の記録が作成され、主管の文化財行政部門へ届け出済みであること。',
    ko_KR: '문화유산의 등급이 정해졌고 소장 문화유산 기록이 작성되어 주관 문화유산 행정부서에 신고되었을 것.',
  },
)

export const requestLetter = fromApplicant(
  'request',
  text('申请文件', 'Letter of application', { ja_JP: '申請文書', ko_KR: '신청 공문' }),
  {
    sample: 'request-letter',
    paperCopies: 1,
    help: text(
      '写明申请单位、文物名称和总登记号、申请事项和理由，加盖公章。',
      'Names the applicant, the relics with their register numbers, the request and its reasons; sealed.',
      {
        ja_JP: '申請機関、文化財の名称と総登録番号、申請内容と理由を明記し、公印を押してください。',
        ko_KR: '신청 기관, 문화유산 명칭과 총등록번호, 신청 내용과 사유를 적고 직인을 찍으세요.',
      },
    ),
  },
)

export const relicFile = fromApplicant(
  'relic-file',
  text('文物档案摘录和现状照片', 'Extract of the relic’s file and photographs of its present state', {
    ja_JP: '文化財記録の抜粋と現況写真',
    ko_KR: '문화유산 기록 발췌와 현황 사진',
  }),
  {
    sample: 'relic-list',
    help: text(
      '包括名称、总登记号、年代、质地、尺寸、级别、完残状况；多件的附清单。',
      'Name, register number, period, material, size, grade and condition; with a list where there are several.',
      {
        ja_JP: '名称、総登録番号、年代、材質、寸法、等級、完残状況を含みます。複数の場合は一覧を添えてください。',
        ko_KR: '명칭, 총등록번호, 연대, 재질, 크기, 등급, 보존 상태를 포함합니다. 여러 점이면 목록을 붙이세요.',
      },
    ),
  },
)
