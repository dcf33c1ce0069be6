import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { afterRepair, collectionGuide, gradedAndFiled, lowerGrades, relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { byGovernment } from '../_blocks/materials.ts'
import { budget, team } from '../_blocks/relic-project-guide.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrRsMainEntity',
  aliases: ['TBCrrRs'],
  name: text('馆藏一级文物保护修复方案审批', 'Approval of schemes to repair grade-one relics of collections', {
    ja_JP: '館蔵一級文化財の保存修理計画の審査',
    ko_KR: '소장 1급 문화유산 보존 복원 방안 심사',
  }),
  shortName: text('文物修复方案', 'Repair scheme', { ja_JP: '修理計画書の審査', ko_KR: '복원 방안' }),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    applySubject: text('收藏该文物的博物馆、图书馆和其他文物收藏单位', 'The museum, library or other body that holds the relics', {
      ja_JP: '当該文化財を所蔵する博物館、図書館その他の収蔵機関',
      ko_KR: '해당 문화유산을 소장한 박물관, 도서관 그 밖의 소장기관',
    }),
    applicationRange: text(
      '已经立项的馆藏一级文物保护修复项目的方案审批',
      'Schemes of repair projects on grade-one relics that have been initiated',
      { ja_JP: '立案済みの館蔵一級文化財の保存修理案件の計画の審査', ko_KR: '입안된 소장 1급 문화유산 보존 복원 사업의 방안 심사' },
    ),
    projectResult: text('国家文物局批复（可以附修改要求）', 'Reply of the national bureau, possibly with changes required', {
      ja_JP: '国家文物局の回答（修正の求めを付すことがある）',
      ko_KR: '국가문물국 회신(수정 요구가 붙을 수 있음)',
    }),
    handleProcess: numbered(
      text(
        '收藏单位委托有相应资质的单位完成检测和病害评估，编制保护修复方案，在线填写时间、预算、人员和文物清单并提交。',
        'The collection has a qualified body test the relics, assess the damage and draw up the scheme, then fills in time, budget, people and relics online.',
        {
          ja_JP:
            '収蔵機関は相応の資格を有する機関に分析と病害評価、保存修理計画の作成を委託し、期間・予算・人員・文化財一覧をオンラインで入力して提出します。',
          ko_KR:
            '소장기관은 해당 자격이 있는 기관에 분석과 손상 평가, 보존 복원 방안 작성을 맡기고 기간·예산·인력·문화유산 목록을 온라인으로 작성하여 제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '按批准的方案修复并全程记录；需要改变技术路线的，停止有关工作并重新报批；完成后建档、验收、备案。',
        'The repair follows the scheme and is recorded throughout; to change the technical route, stop and apply again; at the end it is recorded, accepted and filed.',
        {
          ja_JP:
            '承認された計画に従って修理し全過程を記録します。技術方針を変える場合は当該作業を止めて改めて申請し、完了後に記録・検収・届出を行います。',
          ko_KR:
            '승인된 방안대로 복원하고 전 과정을 기록합니다. 기술 방침을 바꾸려면 해당 작업을 멈추고 다시 신청하며 완료 후 기록·검수·신고합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '方案未经批准不得修复；修复不得改变文物原状。',
        'No repair before the scheme is approved; a repair may not change the original state.',
        {
          ja_JP: '計画の承認前に修理してはならず、修理は文化財の原状を変えてはなりません。',
          ko_KR: '방안이 승인되기 전에 복원할 수 없고 복원은 원형을 바꿀 수 없습니다.',
        },
      ),
      text(
        '未经试验证明安全的材料和工艺，不得直接用于文物本体。',
        'Materials and methods not shown to be safe are not used on the relic itself.',
        {
          ja_JP: '試験により安全性が確認されていない材料・工法を文化財本体に直接用いてはなりません。',
          ko_KR: '시험으로 안전이 확인되지 않은 재료와 공법을 문화유산 본체에 바로 쓸 수 없습니다.',
        },
      ),
      text('未取得资质的单位不得承担馆藏文物修复。', 'No body without the qualification repairs relics of collections.', {
        ja_JP: '資格のない機関は館蔵文化財の修理を行えません。',
        ko_KR: '자격이 없는 기관은 소장 문화유산을 복원할 수 없습니다.',
      }),
    ],
    acceptConditions: [
      gradedAndFiled,
      text('项目已经立项，方案符合立项批复的要求。', 'The project was initiated, and the scheme answers the reply.', {
        ja_JP: '案件が立案済みで、計画が立案の回答の求めに合うこと。',
        ko_KR: '사업이 입안되었고 방안이 입안 회신의 요구에 맞을 것.',
      }),
      text(
        '方案编制和修复单位具有相应资质，项目负责人和人员能力相适应。',
        'Author and restorer are qualified; leader and people are able to do it.',
        {
          ja_JP: '計画作成機関と修理機関が相応の資格を有し、責任者と人員の能力が適していること。',
          ko_KR: '방안 작성 기관과 복원 기관이 해당 자격을 가졌고 책임자와 인력의 능력이 알맞을 것.',
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
      {
        question: text('与56015是什么关系？', 'How does it relate to 56015?', {
          ja_JP: '56015とはどのような関係ですか。',
          ko_KR: '56015와는 어떤 관계인가요?',
        }),
        answer: text(
          '两者依据相同，都是对修复馆藏一级文物的审批。先立项、后报方案的项目在本事项提交方案；直接申请修复、复制、拓印许可的使用56015。同一批文物不需要重复申请。',
          'Both approve the repair of grade-one relics on the same legal basis. Projects that were initiated submit their scheme here; a direct application for repair, copies or rubbings uses 56015. The same relics are not applied for twice.',
          {
            ja_JP:
              '根拠は同じで、いずれも館蔵一級文化財の修理の審査です。立案の後に計画を出す案件は本事項で、修理・複製・拓本採取を直接申請する場合は56015で申請します。同じ文化財を重ねて申請する必要はありません。',
            ko_KR:
              '근거가 같으며 모두 소장 1급 문화유산 복원의 심사입니다. 입안 후 방안을 내는 사업은 이 사무에서, 복원·복제·탁본을 바로 신청하면 56015에서 합니다. 같은 문화유산을 거듭 신청하지 않아도 됩니다.',
          },
        ),
      },
      lowerGrades,
      {
        question: text('修复中发现新的病害怎么办？', 'What if new damage is found during the repair?', {
          ja_JP: '修理中に新たな病害が見つかった場合は。',
          ko_KR: '복원 중 새로운 손상이 발견되면 어떻게 하나요?',
        }),
        answer: text(
          '记录并评估。不改变批准的目标和技术路线的，可以按方案预留的措施处理；需要改变的，补充检测后重新报批。',
          'Record and assess it. What does not change the approved aims and route may be treated with the measures the scheme foresees; otherwise test, and apply again.',
          {
            ja_JP:
              '記録し評価します。承認された目標と技術方針を変えないものは計画にあらかじめ定めた措置で対応し、変更が必要な場合は追加の分析の後に改めて申請します。',
            ko_KR:
              '기록하고 평가합니다. 승인된 목표와 기술 방침을 바꾸지 않으면 방안에 미리 정한 조치로 처리하고, 바꾸어야 하면 추가 분석 후 다시 신청합니다.',
          },
        ),
      },
      afterRepair,
    ],
  },
  materials: [
    requestLetter,
    fromApplicant('scheme', text('文物保护修复方案', 'Repair scheme', { ja_JP: '保存修理計画書', ko_KR: '보존 복원 방안' }), {
      sample: 'relic-damage',
      paperCopies: 1,
      help: text(
        '包括价值、现状调查、检测分析、病害图、目标、技术路线、步骤、材料试验、安全措施、保存环境、进度。',
        'Value, survey, tests, map of damage, aims, technical route, steps, trials of materials, safety, climate of keeping, schedule.',
        {
          ja_JP: '価値、現状調査、分析、病害図、目標、技術方針、手順、材料試験、安全措置、保存環境、日程を含みます。',
          ko_KR: '가치, 현황 조사, 분석, 손상 도면, 목표, 기술 방침, 단계, 재료 시험, 안전 조치, 보존 환경, 일정을 포함합니다.',
        },
      ),
    }),
    relicFile,
    budget,
    team,
    fromApplicant(
      'qualification',
      text('方案编制和修复单位的资质证书', 'Qualification of author and restorer', {
        ja_JP: '計画作成機関と修理機関の資格証書',
        ko_KR: '방안 작성 기관과 복원 기관의 자격증서',
      }),
      { channel: byGovernment },
    ),
    fromApplicant('initiation', text('立项批复', 'Reply on the initiation', { ja_JP: '立案の回答', ko_KR: '입안 회신' }), {
      channel: byGovernment,
      help: text(
        '按保护修复立项事项办理的立项批复，平台已有的直接引用。',
        'The reply under the initiation of repair; taken from the platform where it is there.',
        {
          ja_JP: '保存修理の立案による立案の回答。プラットフォームにあるものはそのまま引用できます。',
          ko_KR: '보존 복원 입안에 따른 입안 회신. 플랫폼에 있으면 바로 인용합니다.',
        },
      ),
    }),
    fromApplicant('changes', text('修改说明', 'Note on the changes', { ja_JP: '修正説明', ko_KR: '수정 설명' }), {
      sample: 'modification',
      necessity: 'depends',
      help: text('按批复或者专家意见修改后重新申报的提供。', 'Where the scheme is submitted again after a reply or an opinion.', {
        ja_JP: '回答や専門家意見により修正して再申請する場合に提出します。',
        ko_KR: '회신이나 전문가 의견에 따라 고쳐 다시 신청하는 경우 냅니다.',
      }),
    }),
    provinceOpinion,
  ],
}
