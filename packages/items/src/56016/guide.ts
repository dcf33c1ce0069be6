import type { GuideDefinition } from '@wenwu/core/item/guide'
import { collectionGuide } from '../_blocks/collection-guide.ts'
import { fileComplete, thirtyWorkingDays } from '../_blocks/guide-parts.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { materials } from './materials.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56016',
  aliases: [],
  name: text('文物出境展览许可', 'Licence to exhibit relics abroad'),
  shortName: text('文物出境展览', 'Exhibitions abroad'),
  category: 'entry-exit',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    decisionMechanism: text(
      '国家文物局；一级文物展品超过120件（套）或者超过展品总数20%的，报国务院批准',
      'National Cultural Heritage Administration; the State Council where grade-one pieces are more than 120 or more than 20 % of all',
    ),
    commitmentDeadline: thirtyWorkingDays,
    statutoryDeadline: thirtyWorkingDays,
    applySubject: text('文物出境展览的承办单位', 'The body that organises the exhibition'),
    applicationRange: text(
      '在外国和香港、澳门特别行政区、台湾地区举办的文物展览',
      'Exhibitions of relics in foreign countries, the Hong Kong and Macao Special Administrative Regions and the Taiwan region',
    ),
    projectResult: text('批准文件（附展品目录）', 'Approval with the list of pieces'),
    handleProcess: text(
      '一、承办单位在举办展览前6个月在线提出申请，逐件填写展品。\n二、展品收藏单位所在地的省级文物行政部门审核后上报。\n三、国家文物局受理后审查展品是否适宜出境、展览协议和安全条件，需要时送专家评审。\n四、自收到申请之日起30个工作日内作出决定；一级文物展品数量超过规定的，由国家文物局报国务院批准。\n五、批准后到文物进出境审核管理处逐件审核、登记（5602003），海关凭批准文件放行；展览结束后由同一审核管理处查验复进境（5602004）。',
      '1. The organiser applies online 6 months before the exhibition and fills in each piece.\n2. The provincial bureau of the lending collections examines and reports.\n3. The national bureau examines whether the pieces may travel, the agreement and the security, with expert review where needed.\n4. It decides within 30 working days of the application; beyond the set number of grade-one pieces it reports to the State Council.\n5. After approval the appraisal office examines and records each piece (5602003) and customs releases them on the approval; on return the same office checks them (5602004).',
    ),
    prohibitiveRequirements: [
      text(
        '一级文物中的孤品和易损品，禁止出境展览；列入国家文物局公布的禁止出境展览目录的文物不得出境展览。',
        'Unique and fragile grade-one relics, and what the published list of the national bureau names, may not be exhibited abroad.',
      ),
      text('未曾在国内正式展出的文物，不得出境展览。', 'Relics never formally shown at home may not be exhibited abroad.'),
      text(
        '展览期限不得超过1年；未经批准不得延期、增加展地或者调换展品。',
        'The term is at most 1 year; without approval it is not extended, nor are venues added or pieces exchanged.',
      ),
    ],
    acceptConditions: [
      text(
        '展品经收藏单位登记、定级，并已在国内公开展出。',
        'The pieces were registered and graded by their collections and shown in public at home.',
      ),
      text(
        '文物保存状况适宜运输和展出，境外场馆安全条件达到要求。',
        'The pieces can stand transport and display; the venue is safe enough.',
      ),
      text(
        '展览协议草案明确双方责任、期限、地点、包装运输、点交、保险和赔偿。',
        'The draft agreement settles liability, term, venue, packing and transport, hand-over, insurance and compensation.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第七十七条'),
      heritageLaw('第七十九条'),
      heritageRegulation('第四十八条至第五十一条'),
      heritageRegulation('第六十一条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十四条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('什么情况要报国务院批准？', 'When does the State Council approve?'),
        answer: text(
          '一级文物展品超过120件（套），或者超过展品总数的20%。两个条件满足一个即应报批，请为此预留时间。',
          'With more than 120 grade-one pieces or sets, or more than 20 % of all pieces. One of the two is enough; plan the time for it.',
        ),
      },
      {
        question: text('展览可以延期吗？', 'May an exhibition be extended?'),
        answer: text(
          '因特殊需要，经原审批机关批准可以延期，延期最长不超过1年，应当在期满前提出申请。',
          'For special needs, with the approval of the authority that approved it, by not more than 1 year. Apply before the term ends.',
        ),
      },
      {
        question: text('展览期间当地出现危险怎么办？', 'What if danger arises at the venue?'),
        answer: text(
          '立即采取保护措施并报告。出现可能危及展览文物安全的情形，原审批机关可以决定中止或者撤销展览。',
          'Protect the pieces and report at once. The authority that approved the exhibition may suspend or withdraw it where the safety of the relics is at risk.',
        ),
      },
      {
        question: text('复制品参展要报批吗？', 'Do copies in the exhibition need approval?'),
        answer: text(
          '复制品不计入文物展品，但应当在展品清单中单独列明、注明“复制品”，并在展出时明示。',
          'They do not count as relics, but are listed apart as copies and shown as such.',
        ),
      },
    ],
  },
  materials,
}
