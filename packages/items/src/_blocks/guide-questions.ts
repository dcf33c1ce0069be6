import { text } from '@wenwu/core/i18n/text'

/** 行政许可法 32, 42 and 45条. */
export const whichTimeIsNotCounted = {
  question: text('哪些时间不计入20个工作日？', 'Which time does not count in the 20 working days?', {
    ja_JP: '20開庁日に算入されない期間はどれですか。',
    ko_KR: '20근무일에 산입하지 않는 기간은 무엇인가요?',
  }),
  answer: text(
    '委托评估、专家评审以及依法需要的听证、检验、检测、鉴定所需时间不计入，并书面告知申请人；补正材料期间尚未受理，期限没有开始。期限自受理之日起算，只计工作日。',
    'Commissioned assessment, expert review and any hearing, inspection, test or appraisal the law requires do not count and are announced in writing. While materials are being corrected the application is not yet accepted and the time has not begun. It runs from acceptance, in working days.',
    {
      ja_JP:
        '委託評価、専門家審査、および法に基づく聴聞・検査・測定・鑑定の期間は算入せず、申請者に書面で知らせます。書類の補正中はまだ受理されておらず、期間は始まりません。期間は受理日から起算し、開庁日のみを数えます。',
      ko_KR:
        '위탁 평가, 전문가 심의와 법에 따라 필요한 청문·검사·시험·감정 기간은 산입하지 않으며 신청인에게 서면으로 알립니다. 서류를 보완하는 동안은 아직 접수되지 않아 기한이 시작되지 않습니다. 기한은 접수일부터 근무일만 셉니다.',
    },
  ),
}
