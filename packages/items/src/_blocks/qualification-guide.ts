import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from './guide.ts'
import { fromApplicant } from './guide-materials.ts'
import { administrativeLicence, promisedTime, thirtyWorkingDays } from './guide-parts.ts'
import { byGovernment } from './materials.ts'

/** Certificates for works on heritage units: the grade decides which level issues them (条例 17条; domain.md §4 M). */
export const qualificationGuide = {
  ...nationalGuide,
  itemType: administrativeLicence,
  projectType: promisedTime,
  implementationSubject: text('国家文物局、省级文物行政部门', 'National Cultural Heritage Administration and provincial bureaus', {
    ja_JP: '国家文物局、省級文化財行政部門',
    ko_KR: '국가문물국, 성급 문화유산 행정부서',
  }),
  administrativeLevel: text('国家级、省级', 'National, provincial', { ja_JP: '国家級・省級', ko_KR: '국가급·성급' }),
  decisionMechanism: text(
    '按资质类别和等级，由国家文物局或者省级文物行政部门决定',
    'National or provincial bureau, by kind and grade of the qualification',
    {
      ja_JP: '資格の種類と等級により、国家文物局または省級文化財行政部門が決定',
      ko_KR: '자격의 종류와 등급에 따라 국가문물국 또는 성급 문화유산 행정부서가 결정',
    },
  ),
  commitmentDeadline: thirtyWorkingDays,
} satisfies Partial<Guide>

/** 文物保护法 83条 with 条例 55条. */
export const notWithoutCertificate = text(
  '未取得文物保护工程资质证书，不得从事文物修缮、迁移、重建。',
  'Without the certificate nobody may repair, move or rebuild heritage.',
  {
    ja_JP: '文化財保護工事の資格証書なく、文化財の修理、移築、再建を行ってはなりません。',
    ko_KR: '문화유산 보호공사 자격증서 없이 문화유산의 보수, 이전, 재건을 할 수 없습니다.',
  },
)
export const certificateNotLent = text(
  '不得涂改、倒卖、出租、出借或者以其他形式转让资质证书。',
  'The certificate may not be altered, sold, leased, lent or otherwise passed on.',
  {
    ja_JP: '資格証書を改ざん、売買、賃貸、貸与その他の形で譲渡してはなりません。',
    ko_KR: '자격증서를 고치거나 팔거나 임대하거나 빌려주거나 그 밖의 방법으로 넘길 수 없습니다.',
  },
)
export const nothingConcealed = text(
  '不得隐瞒有关情况或者提供虚假材料；以欺骗等不正当手段取得的资质，依法撤销。',
  'Nothing may be concealed or forged; a qualification obtained by deceit is withdrawn.',
  {
    ja_JP: '事実を隠し、または虚偽の資料を提出してはなりません。欺くなど不正な手段で得た資格は法に基づき取り消されます。',
    ko_KR: '사실을 숨기거나 거짓 자료를 낼 수 없으며 속이는 등 부정한 방법으로 얻은 자격은 법에 따라 취소됩니다.',
  },
)

export const legalPerson = fromApplicant(
  'legal-person',
  text('法人登记证明', 'Registration of the legal person', { ja_JP: '法人登記証明', ko_KR: '법인 등록 증명' }),
  {
    channel: byGovernment,
    help: text(
      '营业执照或者事业单位法人证书；平台能够核验统一社会信用代码的，不再上传。',
      'Business licence or certificate of a public institution; not needed where the platform can verify the unified social credit code.',
      {
        ja_JP: '営業許可証または事業単位法人証書。統一社会信用コードをプラットフォームで確認できる場合は不要です。',
        ko_KR: '영업허가증 또는 사업단위 법인증서. 플랫폼에서 통일사회신용코드를 확인할 수 있으면 올리지 않아도 됩니다.',
      },
    ),
  },
)

export const staff = fromApplicant(
  'staff',
  text('专业技术人员名单和证明', 'Professional staff with proof', { ja_JP: '専門技術者の名簿と証明', ko_KR: '전문 기술 인력 명단과 증명' }),
  {
    sample: 'unit-staff',
    help: text(
      '写明姓名、专业、文物博物专业技术职务、从业年限，附职务证书和聘用证明。',
      'Name, field, heritage title, years of work; with certificates and proof of employment.',
      {
        ja_JP: '氏名、専門、文化財・博物館専門職名、経験年数を記載し、資格証と雇用証明を添えてください。',
        ko_KR: '성명, 전공, 문화유산·박물관 전문직 직함, 경력 연수를 적고 자격증과 고용 증명을 붙이세요.',
      },
    ),
  },
)
