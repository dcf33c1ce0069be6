import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { byPlatform, fromApplicant } from '../_blocks/guide-materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import {
  certificateNotLent,
  legalPerson,
  nothingConcealed,
  notWithoutCertificate,
  qualificationGuide,
  staff,
} from '../_blocks/qualification-guide.ts'

export const guide: GuideDefinition = {
  code: '5601101',
  aliases: ['56011-a', '56011'],
  name: text('文物保护工程资质申领', 'Qualification for heritage protection works: application', {
    ja_JP: '文化財保護工事資格の申請',
    ko_KR: '문화유산 보호공사 자격 신청',
  }),
  shortName: text('工程资质申领', 'Qualification: application', { ja_JP: '工事資格の申請', ko_KR: '공사 자격 신청' }),
  category: 'qualification',
  applicants: ['legal-entity'],
  guide: {
    ...qualificationGuide,
    applySubject: text('拟承担文物保护单位修缮、迁移、重建等工程的单位', 'Bodies that want to repair, move or rebuild heritage units', {
      ja_JP: '文化財保護単位の修理、移築、再建などの工事を行おうとする機関',
      ko_KR: '문화유산 보호단위의 보수, 이전, 재건 등의 공사를 하려는 기관',
    }),
    acceptInstitution: text(
      '所在地省级文物行政部门；属于国家文物局审批的等级，由国家文物局受理',
      'The provincial bureau of the place; the national bureau for the grades it decides',
      {
        ja_JP: '所在地の省級文化財行政部門。国家文物局が審査する等級は国家文物局が受理',
        ko_KR: '소재지 성급 문화유산 행정부서. 국가문물국이 심사하는 등급은 국가문물국이 접수',
      },
    ),
    statutoryDeadline: text('30个工作日（自收到申请之日起）', '30 working days (from the receipt of the application)', {
      ja_JP: '30開庁日（申請の受領日から）',
      ko_KR: '30근무일(신청을 받은 날부터)',
    }),
    applicationRange: text(
      '首次申领文物保护工程资质证书，以及申请升级、增加业务范围',
      'First certificate for heritage protection works, a higher grade or a wider scope',
      {
        ja_JP: '文化財保護工事の資格証書の初回申請、等級の昇格、業務範囲の追加',
        ko_KR: '문화유산 보호공사 자격증서의 최초 신청, 등급 상향, 업무 범위 추가',
      },
    ),
    projectResult: text(
      '相应等级的文物保护工程资质证书；不予批准的书面通知并说明理由',
      'Certificate of the grade; a refusal in writing with reasons',
      {
        ja_JP: '該当等級の文化財保護工事資格証書。不許可の場合は理由を付した書面',
        ko_KR: '해당 등급의 문화유산 보호공사 자격증서. 불허가는 사유를 적은 서면',
      },
    ),
    handleProcess: text(
      '一、申请单位选择资质类别和等级，在线填写人员、设备、业绩并提交材料。\n二、受理机关在5个工作日内决定是否受理；材料不齐的，一次告知需要补正的全部内容。\n三、审查人员、设备和业绩，需要时现场核查或者送专家评审。\n四、自收到申请之日起30个工作日内作出决定。\n五、批准的，公布并发给资质证书；不批准的，书面通知并说明理由，告知复议和诉讼权利。',
      '1. The applicant chooses kind and grade, fills in staff, equipment and works online and submits.\n2. Acceptance is decided within 5 working days; whatever is missing is named at once and in full.\n3. Staff, equipment and works are examined, on the spot or by experts where needed.\n4. The decision is made within 30 working days of the receipt of the application.\n5. The certificate is announced and issued; a refusal is in writing, with reasons and remedies.',
      {
        ja_JP:
          '一、申請機関は資格の種類と等級を選び、人員・設備・実績をオンラインで入力して書類を提出します。\n二、受理機関は5開庁日以内に受理を決定し、不足があれば補正すべき内容を一度にすべて知らせます。\n三、人員・設備・実績を審査し、必要に応じて現地確認または専門家審査を行います。\n四、申請の受領日から30開庁日以内に決定します。\n五、承認した場合は公表して資格証書を交付します。不許可の場合は理由と不服審査・訴訟の権利を書面で知らせます。',
        ko_KR:
          '1. 신청 기관은 자격의 종류와 등급을 고르고 인력·설비·실적을 온라인으로 작성하여 서류를 제출합니다.\n2. 접수 기관은 5근무일 이내에 접수 여부를 정하며 부족하면 보완할 내용을 한 번에 모두 알립니다.\n3. 인력·설비·실적을 심사하고 필요하면 현장 확인이나 전문가 심의를 합니다.\n4. 신청을 받은 날부터 30근무일 이내에 결정합니다.\n5. 승인하면 공포하고 자격증서를 발급합니다. 불허가는 사유와 심판·소송의 권리를 서면으로 알립니다.',
      },
    ),
    prohibitiveRequirements: [notWithoutCertificate, certificateNotLent, nothingConcealed],
    acceptConditions: [
      text('有取得文物博物专业技术职务的人员。', 'Staff with heritage and museum titles.', {
        ja_JP: '文化財・博物館の専門技術職の者がいること。',
        ko_KR: '문화유산·박물관 전문 기술직이 있을 것.',
      }),
      text('有从事文物保护工程所需的技术设备。', 'The technical equipment such works need.', {
        ja_JP: '文化財保護工事に必要な技術設備があること。',
        ko_KR: '문화유산 보호공사에 필요한 기술 설비가 있을 것.',
      }),
      text(
        '符合法律、行政法规规定的其他条件和国家文物局公布的分级标准。',
        'The other conditions of law, and the grading standard of the national bureau, are met.',
        {
          ja_JP: '法律・行政法規のその他の条件と、国家文物局が公布する等級基準を満たすこと。',
          ko_KR: '법률·행정법규의 그 밖의 조건과 국가문물국이 공포한 등급 기준에 맞을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第八十三条'),
      heritageRegulation('第十五条至第十七条'),
      heritageRegulation('第五十五条'),
      licensingLaw('第三十二条、第三十八条、第四十五条'),
      licensingLaw('第六十九条、第八十条'),
    ],
    commonQuestions: [
      {
        question: text('有建筑业资质，还需要文物保护工程资质吗？', 'Is this needed beside a construction qualification?', {
          ja_JP: '建設業の資格があっても、文化財保護工事の資格が必要ですか。',
          ko_KR: '건설업 자격이 있어도 문화유산 보호공사 자격이 필요한가요?',
        }),
        answer: text(
          '需要。承担文物保护单位修缮、迁移、重建工程的，应当同时具有文物保护工程资质和建设主管部门的相应资质；不涉及建筑活动的，只需要文物保护工程资质。',
          'Yes. To repair, move or rebuild a heritage unit both are required; without building activity this one alone.',
          {
            ja_JP:
              '必要です。文化財保護単位の修理・移築・再建には両方の資格が必要で、建築活動を伴わない場合は文化財保護工事の資格のみで足ります。',
            ko_KR:
              '필요합니다. 문화유산 보호단위의 보수·이전·재건에는 두 자격이 모두 필요하며 건축 활동이 없으면 문화유산 보호공사 자격만 있으면 됩니다.',
          },
        ),
      },
      {
        question: text('修复馆藏文物也凭这个资质吗？', 'Does it cover the repair of collection relics?', {
          ja_JP: '館蔵文化財の修理もこの資格で行えますか。',
          ko_KR: '소장 문화유산의 복원도 이 자격으로 할 수 있나요?',
        }),
        answer: text(
          '不是。馆藏文物修复、复制、拓印资质由省级文物行政部门另行审批。',
          'No. The qualification to repair, copy and rub collection relics is granted separately by the provincial bureau.',
          {
            ja_JP: 'いいえ。館蔵文化財の修理・複製・拓本採取の資格は、省級文化財行政部門が別に審査します。',
            ko_KR: '아니요. 소장 문화유산의 복원·복제·탁본 자격은 성급 문화유산 행정부서가 따로 심사합니다.',
          },
        ),
      },
      {
        question: text('没有资质承接工程会怎样？', 'What if works are done without it?', {
          ja_JP: '資格なく工事を請け負うとどうなりますか。',
          ko_KR: '자격 없이 공사를 맡으면 어떻게 되나요?',
        }),
        answer: text(
          '由文物行政部门责令改正、给予警告；造成文物损坏或者其他严重后果的，对单位处50万元以上500万元以下罚款，情节严重的可以处500万元以上1000万元以下罚款。',
          'A warning and the order to correct; where relics are damaged or other serious harm is done, bodies are fined 500,000 to 5,000,000 yuan, in grave cases up to 10,000,000 yuan.',
          {
            ja_JP:
              '文化財行政部門が是正を命じ警告します。文化財の損壊など重大な結果を生じた場合、機関に50万元以上500万元以下、情状が重い場合は500万元以上1000万元以下の過料が科され得ます。',
            ko_KR:
              '문화유산 행정부서가 시정을 명하고 경고합니다. 문화유산 훼손 등 중대한 결과가 생기면 기관에 50만 위안 이상 500만 위안 이하, 정상이 무거우면 500만 위안 이상 1000만 위안 이하의 과태료를 물릴 수 있습니다.',
          },
        ),
      },
    ],
  },
  materials: [
    fromApplicant(
      'form',
      text('文物保护工程资质申请表', 'Application form', { ja_JP: '文化財保護工事資格申請書', ko_KR: '문화유산 보호공사 자격 신청서' }),
      { channel: byPlatform, paperCopies: 1 },
    ),
    legalPerson,
    staff,
    fromApplicant('equipment', text('技术设备清单', 'List of technical equipment', { ja_JP: '技術設備一覧', ko_KR: '기술 설비 목록' }), {
      sample: 'unit-equipment',
      help: text('写明名称、型号、数量和用途。', 'Name, model, number and use.', {
        ja_JP: '名称、型式、数量、用途を記載してください。',
        ko_KR: '명칭, 형식, 수량, 용도를 적으세요.',
      }),
    }),
    fromApplicant(
      'works',
      text('已完成的文物保护工程业绩', 'Heritage works done', {
        ja_JP: '完了した文化財保護工事の実績',
        ko_KR: '완료한 문화유산 보호공사 실적',
      }),
      {
        sample: 'unit-works',
        necessity: 'depends',
        help: text(
          '申请的类别、等级要求业绩的提供合同和验收文件，有获奖的一并提供。',
          'Where the kind and grade ask for works: contracts and acceptance papers, with awards if any.',
          {
            ja_JP: '申請する種類・等級が実績を求める場合に、契約書と検収文書を提出。受賞があれば添えてください。',
            ko_KR: '신청하는 종류·등급이 실적을 요구하면 계약서와 검수 문서를 내고 수상이 있으면 붙이세요.',
          },
        ),
      },
    ),
    fromApplicant(
      'building-qualification',
      text('建设主管部门核发的资质证书', 'Qualification of the construction authority', {
        ja_JP: '建設主管部門発行の資格証書',
        ko_KR: '건설 주관부서 발급 자격증서',
      }),
      {
        necessity: 'depends',
        help: text('拟承担含有建筑活动的工程的提供。', 'For works with building activity.', {
          ja_JP: '建築活動を伴う工事を行う場合に提出します。',
          ko_KR: '건축 활동이 있는 공사를 하려는 경우 냅니다.',
        }),
      },
    ),
  ],
}
