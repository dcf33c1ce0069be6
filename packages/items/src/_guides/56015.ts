import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { afterRepair, collectionGuide, gradedAndFiled, lowerGrades, relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { byGovernment } from '../_blocks/materials.ts'

export const guide: GuideDefinition = {
  code: '56015',
  aliases: ['56015-a', '56015-b', '56015-c'],
  name: text('馆藏一级文物的修复、复制、拓印许可', 'Licence to repair, copy or take rubbings of grade-one relics of collections', {
    ja_JP: '館蔵一級文化財の修理・複製・拓本採取の許可',
    ko_KR: '소장 1급 문화유산의 복원·복제·탁본 허가',
  }),
  shortName: text('一级文物修复复制拓印', 'Repair, copies, rubbings', { ja_JP: '修理・複製・拓本', ko_KR: '복원·복제·탁본' }),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    applySubject: text(
      '收藏该文物的博物馆、图书馆和其他文物收藏单位；不可移动文物的单体文物，为其管理或者使用单位',
      'The museum, library or other body that holds the relics; for single pieces of immovable relics the body that manages or uses them',
      {
        ja_JP: '当該文化財を所蔵する博物館、図書館その他の収蔵機関。不可移動文化財の単体文化財は、その管理または使用機関',
        ko_KR: '해당 문화유산을 소장한 박물관, 도서관 그 밖의 소장기관. 부동산 문화유산에 딸린 개별 문화유산은 그 관리 또는 사용 기관',
      },
    ),
    applicationRange: text(
      '修复、复制、拓印馆藏一级文物；不可移动文物的单体文物属于一级文物的，适用同样规定',
      'Repair, copying and rubbings of grade-one relics of collections, and of single pieces of immovable relics of that grade',
      {
        ja_JP: '館蔵一級文化財の修理、複製、拓本採取。不可移動文化財の単体文化財で一級のものにも同じ規定を適用',
        ko_KR: '소장 1급 문화유산의 복원, 복제, 탁본. 부동산 문화유산에 딸린 개별 문화유산 중 1급인 것에도 같은 규정을 적용',
      },
    ),
    projectResult: text(
      '国家文物局批复（网上送达收藏单位和省级文物行政部门）',
      'Reply of the national bureau, delivered online to the collection and the province',
      {
        ja_JP: '国家文物局の回答（収蔵機関と省級文化財行政部門へオンラインで送達）',
        ko_KR: '국가문물국 회신(소장기관과 성급 문화유산 행정부서에 온라인 송달)',
      },
    ),
    handleProcess: numbered(
      text(
        '收藏单位选择修复、复制或者拓印，在线填写并提交方案和其他材料。',
        'The collection chooses repair, copying or rubbing and submits the scheme and the other papers online.',
        {
          ja_JP: '収蔵機関は修理・複製・拓本採取のいずれかを選び、計画とその他の書類をオンラインで提出します。',
          ko_KR: '소장기관은 복원, 복제, 탁본 중에서 골라 방안과 그 밖의 서류를 온라인으로 제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '收藏单位按批复及其对方案、数量、保存环境的要求实施，完成后建档、验收，并将报告报国家文物局备案。',
        'The collection works as the reply says, also on scheme, number and climate, then records, has it accepted and files the report with the national bureau.',
        {
          ja_JP:
            '収蔵機関は回答と、計画・数量・保存環境に関するその求めに従って実施し、完了後に記録・検収を行い、報告書を国家文物局へ届け出ます。',
          ko_KR:
            '소장기관은 회신과 방안·수량·보존 환경에 관한 그 요구대로 시행하고 완료 후 기록과 검수를 거쳐 보고서를 국가문물국에 신고합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '修复不得改变文物原状；复制、拓印不得对文物造成损害。',
        'A repair may not change the original state; copying and rubbing may do no harm.',
        {
          ja_JP: '修理は原状を変えてはならず、複製・拓本採取は文化財に損害を与えてはなりません。',
          ko_KR: '복원은 원형을 바꿀 수 없고 복제와 탁본은 문화유산에 해를 줄 수 없습니다.',
        },
      ),
      text(
        '未经批准不得修复、复制、拓印馆藏文物，未依法区分等级的文物不得复制、拓印。',
        'Nothing is repaired, copied or rubbed without approval; ungraded relics are neither copied nor rubbed.',
        {
          ja_JP: '承認なく館蔵文化財を修理・複製・拓本採取してはならず、等級が定まらない文化財は複製・拓本採取できません。',
          ko_KR: '승인 없이 소장 문화유산을 복원·복제·탁본할 수 없고 등급이 정해지지 않은 것은 복제·탁본할 수 없습니다.',
        },
      ),
      text('批量制作复制品、拓片，不得使用文物原件。', 'Copies and rubbings in quantity are never made from the original.', {
        ja_JP: '複製品・拓本を大量に作るために原物を用いてはなりません。',
        ko_KR: '복제품이나 탁본을 대량으로 만들 때 원본을 쓸 수 없습니다.',
      }),
    ],
    acceptConditions: [
      gradedAndFiled,
      text(
        '承担单位有中级以上文物博物专业技术职务的人员，有相应的场所和技术设备，并取得相应资质。',
        'Who does the work has staff with heritage titles of middle rank or above, the place and the equipment, and holds the qualification.',
        {
          ja_JP: '実施機関に中級以上の文化財・博物館専門職の者、相応の場所と技術設備があり、相応の資格を有すること。',
          ko_KR: '시행 기관에 중급 이상의 문화유산·박물관 전문직이 있고 해당 장소와 기술 설비가 있으며 자격을 갖추었을 것.',
        },
      ),
      text(
        '方案目的明确、技术可行，安全措施落实；复制、拓印写明用途和数量。',
        'The scheme has a clear aim, is feasible and safe; for copies and rubbings it states use and number.',
        {
          ja_JP: '計画の目的が明確で、技術的に可能であり、安全措置が整っていること。複製・拓本採取は用途と数量を明記すること。',
          ko_KR: '방안의 목적이 명확하고 기술적으로 가능하며 안전 조치가 마련되었을 것. 복제·탁본은 용도와 수량을 적을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条'),
      heritageLaw('第九十三条'),
      heritageRegulation('第三十二条至第三十四条'),
      heritageRegulation('第五十六条、第五十八条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      lowerGrades,
      {
        question: text('拍摄一级文物要办这个许可吗？', 'Is this licence needed to photograph a grade-one relic?', {
          ja_JP: '一級文化財の撮影にもこの許可が必要ですか。',
          ko_KR: '1급 문화유산을 촬영할 때도 이 허가가 필요한가요?',
        }),
        answer: text(
          '不需要。为制作出版物、音像制品拍摄的，征得收藏单位同意并签署拍摄协议，不得损害文物；收藏单位在拍摄完成后10个工作日内向文物行政部门报告。',
          'No. For publications and recordings the collection consents and an agreement is signed; no harm may be done. The collection reports to the heritage authority within 10 working days of the end.',
          {
            ja_JP:
              '不要です。出版物・映像などのための撮影は収蔵機関の同意を得て撮影協定を結び、文化財を損なわないようにします。収蔵機関は撮影完了から10開庁日以内に文化財行政部門へ報告します。',
            ko_KR:
              '필요 없습니다. 출판물·음반·영상물을 위한 촬영은 소장기관의 동의를 받아 촬영 협약을 맺고 문화유산을 해치지 않아야 합니다. 소장기관은 촬영이 끝난 뒤 10근무일 이내에 문화유산 행정부서에 보고합니다.',
          },
        ),
      },
      {
        question: text('可以直接在原件上拓印吗？', 'May rubbings be taken from the original?', {
          ja_JP: '原物から直接拓本を採れますか。',
          ko_KR: '원본에서 바로 탁본할 수 있나요?',
        }),
        answer: text(
          '元代及元代以前的，应当翻刻副版拓印；元代以后的经批准可以使用原件，但禁止用尖硬器具捶打。保存状况不适宜的，一律不得拓印。',
          'From pieces of the Yuan dynasty or earlier a second block is carved for the rubbing. Later originals may be used with approval, but never beaten with pointed or hard tools. What its condition does not allow is not rubbed at all.',
          {
            ja_JP:
              '元代以前（元代を含む）のものは副版を翻刻して採拓します。元代より後のものは承認を得れば原物を用いられますが、尖った硬い道具で叩いてはなりません。保存状態が適さないものは採拓できません。',
            ko_KR:
              '원대와 그 이전의 것은 부판을 새로 새겨 탁본합니다. 원대 이후의 것은 승인을 받으면 원본을 쓸 수 있으나 뾰족하고 단단한 도구로 두드릴 수 없습니다. 보존 상태가 맞지 않으면 탁본할 수 없습니다.',
          },
        ),
      },
      afterRepair,
    ],
  },
  materials: [
    requestLetter,
    fromApplicant(
      'scheme',
      text('修复、复制或者拓印方案', 'Scheme of the repair, copying or rubbing', {
        ja_JP: '修理・複製・拓本採取の計画',
        ko_KR: '복원·복제·탁본 방안',
      }),
      {
        paperCopies: 1,
        help: text(
          '修复方案包括价值、现状和检测、病害图、目标、技术路线、步骤、安全措施、人员和经费；复制、拓印方案包括理由、用途、数量、工艺、模具处理和安全措施。',
          'Repair: value, state and tests, map of damage, aims, technical route, steps, safety, people and cost. Copies and rubbings: reasons, use, number, process, what becomes of moulds, safety.',
          {
            ja_JP:
              '修理：価値、現状と分析、病害図、目標、技術方針、手順、安全措置、人員、経費。複製・拓本：理由、用途、数量、工程、型の取扱い、安全措置。',
            ko_KR:
              '복원: 가치, 현황과 분석, 손상 도면, 목표, 기술 방침, 단계, 안전 조치, 인원, 경비. 복제·탁본: 사유, 용도, 수량, 공정, 틀의 처리, 안전 조치.',
          },
        ),
      },
    ),
    relicFile,
    fromApplicant(
      'qualification',
      text('承担单位的资质证书', 'Qualification of who does the work', { ja_JP: '実施機関の資格証書', ko_KR: '시행 기관의 자격증서' }),
      { channel: byGovernment },
    ),
    fromApplicant('agreement', text('委托协议', 'Agreement with who does the work', { ja_JP: '委託協定', ko_KR: '위탁 협약' }), {
      necessity: 'depends',
      help: text(
        '由本单位以外的机构承担时提供，写明安全责任和模具、资料的归属。',
        'Where another body does the work; with the liability and the ownership of moulds and data.',
        {
          ja_JP: '他の機関が実施する場合に提出。安全責任、型・資料の帰属を記載。',
          ko_KR: '다른 기관이 시행하는 경우 냅니다. 안전 책임과 틀·자료의 귀속을 적습니다.',
        },
      ),
    }),
    provinceOpinion,
  ],
}
