import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { excavationCertificate } from '../_blocks/guide-archaeology.ts'
import { directGuide } from '../_blocks/guide-direct.ts'
import { fromApplicant, fromAuthority } from '../_blocks/guide-materials.ts'
import { administrativeLicence, nationalBureau, promisedTime } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, underwaterRegulation } from '../_blocks/law.ts'

const thirtyDays = text('30日（自收到申请材料之日起，按自然日计算）', '30 days (calendar days from the receipt of the file)', {
  ja_JP: '30日（申請書類を受け取った日から、暦日で計算）',
  ko_KR: '30일(신청 서류를 받은 날부터, 역일로 계산)',
})

export const guide: GuideDefinition = {
  code: '56009',
  aliases: [],
  name: text('水下文物的考古勘探和发掘活动许可', 'Archaeological survey and excavation of underwater relics', {
    ja_JP: '水中文化財の考古調査・発掘の許可',
    ko_KR: '수중 문화유산 조사·발굴 허가',
  }),
  shortName: text('水下考古作业', 'Underwater archaeology', { ja_JP: '水中考古調査', ko_KR: '수중 발굴 조사' }),
  category: 'archaeology',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    ...directGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text('具有考古发掘资质的单位', 'A certified excavation unit', {
      ja_JP: '発掘資格を有する発掘調査機関',
      ko_KR: '발굴 자격이 있는 발굴 기관',
    }),
    acceptInstitution: nationalBureau,
    commitmentDeadline: thirtyDays,
    statutoryDeadline: thirtyDays,
    applicationRange: text(
      '在中国管辖水域内进行水下文物的考古调查、勘探、发掘活动',
      'Archaeological survey, prospection and excavation of underwater relics in waters under Chinese jurisdiction',
      { ja_JP: '中国の管轄水域内で行う水中文化財の考古調査・探査・発掘', ko_KR: '중국 관할 수역에서 하는 수중 문화유산의 조사·탐사·발굴' },
    ),
    projectResult: text('国家文物局批准文件', 'Written approval of the national bureau', {
      ja_JP: '国家文物局の承認文書',
      ko_KR: '국가문물국 승인 문서',
    }),
    handleProcess: numbered(
      text(
        '考古发掘单位编制工作计划书；活动在内水、领海内的，先取得活动所在地省级文物行政部门出具的意见，在线填写并提交。',
        'The unit writes its work plan; in internal waters and the territorial sea it first obtains the opinion of the provincial bureau; it submits online.',
        {
          ja_JP:
            '発掘調査機関は作業計画書を作成します。内水・領海内の場合は、先に所在地の省級文化財行政部門の意見を得て、オンラインで入力・提出します。',
          ko_KR:
            '발굴 기관은 작업 계획서를 작성합니다. 내수·영해 안이면 먼저 소재지 성급 문화유산 행정부서의 의견을 받아 온라인으로 작성·제출합니다.',
        },
      ),
      text(
        '国家文物局征求有关科研机构和专家的意见；涉及军事管理区和军事用海的，还征求有关军事机关的意见。',
        'The national bureau asks research institutes and experts, and the military authority where military areas or waters are concerned.',
        {
          ja_JP: '国家文物局は関係する研究機関と専門家の意見を求めます。軍事管理区・軍事用海域に関わる場合は軍事機関の意見も求めます。',
          ko_KR: '국가문물국은 관련 연구기관과 전문가의 의견을 구합니다. 군사관리구역·군사용 해역과 관련되면 군사기관의 의견도 구합니다.',
        },
      ),
      text(
        '在中国领海以外由中国管辖的其他海域内的，报国务院同意；中外合作的，经有关部门审查合格后报请国务院特别许可。',
        'Beyond the territorial sea, in other waters under Chinese jurisdiction, the State Council has to agree; joint projects with a foreign party need its special permission, after the departments concerned have examined them.',
        {
          ja_JP:
            '領海外の中国が管轄するその他の海域の場合は国務院の同意を得ます。外国との共同の場合は、関係部門の審査に合格した後、国務院の特別許可を求めます。',
          ko_KR:
            '영해 밖 중국 관할의 그 밖의 해역이면 국무원의 동의를 받습니다. 외국과 공동으로 하면 관련 부서의 심사를 통과한 뒤 국무원의 특별 허가를 청합니다.',
        },
      ),
      text(
        '国家文物局自收到申请材料之日起30日内作出决定。准予许可的发给批准文件；不予许可的书面告知并说明理由。',
        'The national bureau decides within 30 days of receiving the file. It issues a written approval, or refuses in writing with its reasons.',
        {
          ja_JP:
            '国家文物局は申請書類を受け取った日から30日以内に決定します。許可の場合は承認文書を交付し、不許可の場合は理由を付して書面で知らせます。',
          ko_KR:
            '국가문물국은 신청 서류를 받은 날부터 30일 이내에 결정합니다. 허가하면 승인 문서를 발급하고 불허가하면 사유를 밝혀 서면으로 알립니다.',
        },
      ),
      text(
        '活动结束后提交结项报告、考古发掘报告、实物图片和有关资料复制件；出水文物登记造册并按规定移交。',
        'Afterwards: closing report, excavation report, pictures and copies of the records; the finds are listed and handed over as ruled.',
        {
          ja_JP:
            '終了後、完了報告、発掘報告書、実物の写真と関係資料の写しを提出します。引き揚げた文化財は台帳に登録し、規定により引き渡します。',
          ko_KR:
            '활동이 끝나면 완료 보고서, 발굴 보고서, 실물 사진과 관련 자료 사본을 제출합니다. 인양한 문화유산은 대장에 등록하고 규정에 따라 인계합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '严禁未经批准进行水下文物考古调查、勘探、发掘等活动。',
        'No survey, prospection or excavation of underwater relics without approval.',
        {
          ja_JP: '承認を得ずに水中文化財の調査・探査・発掘を行うことは厳禁です。',
          ko_KR: '승인 없이 수중 문화유산의 조사·탐사·발굴을 하는 것은 엄격히 금지됩니다.',
        },
      ),
      text('严禁任何个人以任何形式进行水下文物考古调查、勘探、发掘等活动。', 'Private persons may not do so in any form.', {
        ja_JP: '個人がいかなる形であれ、これらの活動を行うことは厳禁です。',
        ko_KR: '개인은 어떤 형태로든 이러한 활동을 할 수 없습니다.',
      }),
      text(
        '外国组织、国际组织不得单独进行，应当与具有考古发掘资质的中方单位合作并取得许可。',
        'Foreign and international organisations work only together with a certified Chinese unit and with permission.',
        {
          ja_JP: '外国組織・国際組織は単独で行えず、発掘資格を有する中国側機関と共同し許可を得なければなりません。',
          ko_KR: '외국 조직·국제 조직은 단독으로 할 수 없으며 발굴 자격이 있는 중국 측 기관과 협력하여 허가를 받아야 합니다.',
        },
      ),
    ],
    acceptConditions: [
      text('申请单位具有考古发掘资质。', 'The applicant is a certified excavation unit.', {
        ja_JP: '申請機関が発掘資格を有すること。',
        ko_KR: '신청 기관이 발굴 자격을 갖출 것.',
      }),
      text(
        '以文物保护和科学研究为目的，工作计划和文物保护措施可行。',
        'The aim is protection and research; plan and protective measures are feasible.',
        {
          ja_JP: '文化財の保護と学術研究を目的とし、作業計画と保護措置が実行可能であること。',
          ko_KR: '문화유산 보호와 학술 연구를 목적으로 하며 작업 계획과 보호 조치가 실행 가능할 것.',
        },
      ),
      text(
        '中外合作的，外方为专业考古研究机构，有相关研究方向的专家和一定的实际考古工作经历。',
        'Joint projects: the foreign party is a professional archaeological institute with experts of the field and field experience.',
        {
          ja_JP: '外国との共同の場合、相手方が専門の考古研究機関で、関連分野の専門家と一定の実務経験を有すること。',
          ko_KR: '외국과 공동으로 하면 상대가 전문 고고 연구기관으로 관련 분야 전문가와 일정한 실무 경력을 갖출 것.',
        },
      ),
    ],
    legalBasis: [
      heritageLaw('第四十一条'),
      heritageLaw('第四十七条'),
      underwaterRegulation('第十一条'),
      underwaterRegulation('第十二条'),
      underwaterRegulation('第十三条'),
      underwaterRegulation('第十四条、第十五条'),
    ],
    commonQuestions: [
      {
        question: text(
          '30日是工作日还是自然日？征求专家意见的时间扣除吗？',
          'Are the 30 days working days, and does asking experts count?',
          {
            ja_JP: '30日は開庁日ですか暦日ですか。専門家への意見照会の期間は除かれますか。',
            ko_KR: '30일은 근무일인가요, 역일인가요? 전문가 의견 조회 기간은 빠지나요?',
          },
        ),
        answer: text(
          '《水下文物保护管理条例》写作“30日”，自收到申请材料之日起算，没有规定扣除征求意见的时间，本平台按自然日计算。以往有的办事指南写作“30个工作日”，以条例为准。',
          'The regulation says “30 days” from receipt and does not except the time of asking for opinions; the platform counts calendar days. Some earlier guides wrote working days: the regulation prevails.',
          {
            ja_JP:
              '「水下文物保護管理条例」は「30日」と定め、申請書類を受け取った日から起算し、意見照会の期間を除く定めはありません。本プラットフォームは暦日で数えます。従来の案内に「30開庁日」としたものがありますが、条例によります。',
            ko_KR:
              '「수중문물보호관리조례」는 “30일”로 정하고 신청 서류를 받은 날부터 세며 의견 조회 기간을 뺀다는 규정이 없어 이 플랫폼은 역일로 셉니다. 예전 안내에 “30근무일”로 쓴 것이 있으나 조례에 따릅니다.',
          },
        ),
      },
      {
        question: text(
          '渔民、潜水员发现疑似水下文物，需要办理本许可吗？',
          'A fisher or diver has found what may be a relic: is this permit needed?',
          {
            ja_JP: '漁業者や潜水者が水中文化財らしいものを発見した場合、この許可が必要ですか。',
            ko_KR: '어민이나 잠수사가 수중 문화유산으로 보이는 것을 발견하면 이 허가가 필요한가요?',
          },
        ),
        answer: text(
          '不需要，也不要自行打捞。应当及时报告所在地或者就近的地方人民政府文物行政部门，上交已经打捞出水的文物。文物行政部门如无特殊情况24小时内赶赴现场，7日内提出处理意见。',
          'No, and do not raise it yourself. Report at once to the heritage authority of the place or the nearest one and hand over what has been raised. It comes within 24 hours unless circumstances prevent it and states within 7 days what to do.',
          {
            ja_JP:
              '不要です。自ら引き揚げないでください。速やかに所在地または最寄りの地方人民政府の文化財行政部門へ報告し、すでに引き揚げたものは提出してください。同部門は特別の事情がなければ24時間以内に現場に赴き、7日以内に処理意見を示します。',
            ko_KR:
              '필요 없으며 직접 인양하지 마세요. 즉시 소재지 또는 가까운 지방 인민정부 문화유산 행정부서에 보고하고 이미 인양한 것은 제출하세요. 그 부서는 특별한 사정이 없으면 24시간 이내에 현장에 가고 7일 이내에 처리 의견을 냅니다.',
          },
        ),
      },
      {
        question: text('水域内的大型基本建设工程怎么办？', 'What of large construction projects in the water?', {
          ja_JP: '水域内の大規模な基本建設工事の場合は。',
          ko_KR: '수역 안의 대형 기본 건설공사는 어떻게 하나요?',
        }),
        answer: text(
          '建设单位应当事先报请国家文物局或者省级文物行政部门组织在有可能埋藏文物的地方进行考古调查、勘探；需要发掘的，依照文物保护法履行报批程序。',
          'The developer asks the national or the provincial authority beforehand to have the likely places surveyed; an excavation then goes through the approval of the heritage law.',
          {
            ja_JP:
              '建設事業者は事前に国家文物局または省級文化財行政部門へ、文化財が埋蔵されている可能性のある場所の調査を申し出ます。発掘が必要な場合は文物保護法による承認手続を行います。',
            ko_KR:
              '건설 사업자는 미리 국가문물국이나 성급 문화유산 행정부서에 문화유산이 매장되었을 가능성이 있는 곳의 조사를 요청해야 합니다. 발굴이 필요하면 문물보호법에 따른 승인 절차를 밟습니다.',
          },
        ),
      },
    ],
  },
  materials: [
    fromApplicant(
      'application',
      text('水下考古活动申请书', 'Application', { ja_JP: '水中考古調査申請書', ko_KR: '수중 발굴 조사 신청서' }),
      { paperCopies: 1 },
    ),
    fromApplicant('work-plan', text('工作计划书', 'Work plan', { ja_JP: '作業計画書', ko_KR: '작업 계획서' }), {
      sample: 'work-scheme',
      paperCopies: 1,
      help: text(
        '写明水域和坐标、对象、目的、方法和步骤、时间、人员和项目负责人、经费、出水文物保护措施。',
        'Waters and coordinates, object, aim, methods and steps, dates, staff and leader, funds, care of the finds.',
        {
          ja_JP: '水域と座標、対象、目的、方法と手順、時期、人員と案件責任者、経費、引揚げ文化財の保護措置を記載します。',
          ko_KR: '수역과 좌표, 대상, 목적, 방법과 단계, 시기, 인원과 사업 책임자, 경비, 인양 문화유산 보호 조치를 적습니다.',
        },
      ),
    }),
    excavationCertificate,
    fromAuthority(
      'province-opinion',
      text('活动所在地省级文物行政部门的意见', 'Opinion of the provincial bureau', {
        ja_JP: '所在地の省級文化財行政部門の意見',
        ko_KR: '소재지 성급 문화유산 행정부서의 의견',
      }),
      {
        sample: 'province-opinion',
        necessity: 'depends',
        help: text('在内水、领海内进行的提交。', 'For internal waters and the territorial sea.', {
          ja_JP: '内水・領海内の場合に提出します。',
          ko_KR: '내수·영해 안에서 하는 경우 제출합니다.',
        }),
      },
    ),
    fromApplicant(
      'cooperation-letter',
      text('中外合作单位合作意向书', 'Letter of intent of the partners', {
        ja_JP: '共同機関の協力意向書',
        ko_KR: '협력 기관의 협력 의향서',
      }),
      {
        necessity: 'depends',
        paperCopies: 1,
        help: text('中外合作的提交。', 'For joint projects with a foreign party.', {
          ja_JP: '外国との共同の場合に提出します。',
          ko_KR: '외국과 공동으로 하는 경우 제출합니다.',
        }),
      },
    ),
    fromApplicant(
      'partners-standing',
      text('合作双方符合条件的证明材料', 'Proof of the standing of both partners', {
        ja_JP: '双方が条件を満たすことの証明資料',
        ko_KR: '쌍방이 조건을 갖추었다는 증명 자료',
      }),
      {
        necessity: 'depends',
        help: text('中外合作的提交。', 'For joint projects with a foreign party.', {
          ja_JP: '外国との共同の場合に提出します。',
          ko_KR: '외국과 공동으로 하는 경우 제출합니다.',
        }),
      },
    ),
  ],
}
