import type { GuideMaterial } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { requestLetter } from '../_blocks/collection-guide.ts'
import { byThirdParty, fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'

/** What 56016 asks for. */
export const materials: GuideMaterial[] = [
  requestLetter,
  fromApplicant('plan', text('出境展览计划', 'Plan of the exhibition', { ja_JP: '国外展覧の計画書', ko_KR: '국외 전시 계획서' }), {
    paperCopies: 1,
    help: text(
      '包括主题、内容、时间、地点、双方承办单位、经费、随展人员安排。',
      'Theme, contents, dates, venues, organisers of both sides, funds, escorts.',
      {
        ja_JP: '主題、内容、期間、会場、双方の実施機関、経費、随行者の手配を含みます。',
        ko_KR: '주제, 내용, 기간, 장소, 양쪽 시행 기관, 경비, 수행 인원을 포함합니다.',
      },
    ),
  }),
  fromApplicant(
    'invitation',
    text('境外承办单位邀请函和资信材料', 'Invitation and standing of the foreign organiser', {
      ja_JP: '国外の実施機関の招請状と信用資料',
      ko_KR: '국외 시행 기관의 초청장과 신용 자료',
    }),
    {
      channel: byThirdParty,
      help: text('外文材料附中文译本。', 'With a Chinese translation.', {
        ja_JP: '外国語の資料には中国語訳を添えてください。',
        ko_KR: '외국어 자료에는 중국어 번역을 붙이세요.',
      }),
    },
  ),
  fromApplicant('agreement', text('展览协议草案', 'Draft agreement', { ja_JP: '展覧協定案', ko_KR: '전시 협약 초안' }), {
    paperCopies: 1,
    help: text('中文文本和外文文本各一份。', 'One text in Chinese, one in the foreign language.', {
      ja_JP: '中国語文と外国語文を各1部。',
      ko_KR: '중국어본과 외국어본 각 1부.',
    }),
  }),
  fromApplicant(
    'pieces',
    text('展品目录、照片和估价', 'List of the pieces, photographs and valuation', {
      ja_JP: '展示品目録、写真、評価額',
      ko_KR: '전시품 목록, 사진, 평가액',
    }),
    {
      sample: 'exhibition-pieces',
      help: text(
        '逐件写明名称、总登记号、年代、质地、尺寸、级别、收藏单位、国内展出记录和保险估价，并标明复制品。',
        'Each piece: name, register number, period, material, size, grade, collection, where it was shown at home, value for insurance; copies marked as such.',
        {
          ja_JP: '1点ごとに名称、総登録番号、年代、材質、寸法、等級、収蔵機関、国内展示歴、保険評価額を記載し、複製品は明示してください。',
          ko_KR: '1점마다 명칭, 총등록번호, 연대, 재질, 크기, 등급, 소장기관, 국내 전시 이력, 보험 평가액을 적고 복제품은 표시하세요.',
        },
      ),
    },
  ),
  fromApplicant(
    'condition',
    text('文物现状评估意见', 'Opinion on the condition of the pieces', {
      ja_JP: '文化財の現状評価意見',
      ko_KR: '문화유산 현황 평가 의견',
    }),
    {
      help: text(
        '由收藏单位出具，说明是否适宜运输和展出以及特殊要求。',
        'By the collection: whether they can travel and be shown, and special needs.',
        {
          ja_JP: '収蔵機関が作成し、輸送・展示の適否と特別な条件を記載します。',
          ko_KR: '소장기관이 작성하며 운송·전시의 적합 여부와 특별한 조건을 적습니다.',
        },
      ),
    },
  ),
  fromApplicant(
    'venue',
    text('境外展览场地和安全设施说明', 'Venue and its security', {
      ja_JP: '国外会場と安全設備の説明',
      ko_KR: '국외 전시장과 안전 시설 설명',
    }),
    {
      channel: byThirdParty,
      help: text('包括安防、消防、温湿度和照明条件。', 'Security, fire protection, climate and light.', {
        ja_JP: '防犯、防火、温湿度、照明の条件を含みます。',
        ko_KR: '방범, 방화, 온습도, 조명 조건을 포함합니다.',
      }),
    },
  ),
  {
    ...provinceOpinion,
    necessity: 'depends',
    help: text(
      '展品来自地方收藏单位的，由所在地省级文物行政部门上报时上传。',
      'For pieces of local collections, uploaded by their provincial bureau when it reports.',
      {
        ja_JP: '地方の収蔵機関の展示品について、所在地の省級文化財行政部門が進達時にアップロードします。',
        ko_KR: '지방 소장기관의 전시품인 경우 소재지 성급 문화유산 행정부서가 상신할 때 올립니다.',
      },
    ),
  },
]
