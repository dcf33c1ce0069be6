import type { GuideMaterial } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'

/** What 56017 asks for. */
export const materials: GuideMaterial[] = [
  requestLetter,
  fromApplicant('agreement', text('借用协议草案', 'Draft loan agreement', { ja_JP: '借用協定案', ko_KR: '차용 협약 초안' }), {
    paperCopies: 1,
    help: text(
      '写明文物清单、用途、起止日期、包装运输、点交、展出条件、保险和赔偿责任。',
      'List, purpose, dates, packing and transport, hand-over, display, insurance, liability.',
      {
        ja_JP: '目録、用途、期間、梱包・輸送、引渡し、展示条件、保険、賠償責任を明記してください。',
        ko_KR: '목록, 용도, 기간, 포장·운송, 인수인계, 전시 조건, 보험, 배상 책임을 적으세요.',
      },
    ),
  }),
  { ...relicFile, sample: 'loan-pieces' },
  fromApplicant(
    'condition',
    text('文物现状和安全评估报告', 'Report on the condition and safety of the pieces', {
      ja_JP: '文化財の現状・安全評価報告',
      ko_KR: '문화유산 현황·안전 평가 보고서',
    }),
    {
      help: text(
        '由出借单位组织专业人员论证是否适宜展出和运输，并提出保管、展出、包装运输建议。',
        'By professionals of the lender: whether the pieces can be shown and moved, with advice on keeping, display, packing and transport.',
        {
          ja_JP: '貸出機関が専門家により展示・輸送の適否を論証し、保管・展示・梱包・輸送の助言を付します。',
          ko_KR: '대여 기관이 전문가를 통해 전시·운송의 적합 여부를 논증하고 보관·전시·포장·운송의 의견을 붙입니다.',
        },
      ),
    },
  ),
  fromApplicant(
    'venue',
    text('借用单位场馆和安全设施说明', 'Venue and security of the borrower', {
      ja_JP: '借用機関の会場と安全設備の説明',
      ko_KR: '차용 기관의 전시장과 안전 시설 설명',
    }),
    {
      help: text(
        '包括安防、消防、展柜、温湿度和照明条件，以及保管人员。',
        'Security, fire protection, cases, climate, light and the people in charge.',
        {
          ja_JP: '防犯、防火、展示ケース、温湿度、照明の条件と保管担当者を含みます。',
          ko_KR: '방범, 방화, 진열장, 온습도, 조명 조건과 보관 인원을 포함합니다.',
        },
      ),
    },
  ),
  fromApplicant('exhibition-plan', text('展览方案', 'Plan of the exhibition', { ja_JP: '展覧の計画書', ko_KR: '전시 계획서' })),
  fromApplicant(
    'borrower',
    text('借用单位法人登记证明', 'Registration of the borrower', {
      ja_JP: '借用機関の法人登記証明',
      ko_KR: '차용 기관의 법인 등록 증명',
    }),
  ),
  provinceOpinion,
]
