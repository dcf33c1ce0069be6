import type { Booklet } from '../../../../platform/pdf/booklet.ts'
import { bookTitle, correctionChapter, edition, formChapter, passwordChapter, progressChapter, readerChapter } from './common.ts'

export const individualBook: Booklet = {
  title: bookTitle,
  subtitle: '个人用户',
  edition,
  chapters: [
    {
      title: '开始之前',
      blocks: [
        '本手册供以个人名义申报的公民使用。以单位名义办理的事项，请由单位注册法人账号办理。',
        {
          points: [
            '浏览器：请使用近两年版本的 Chrome、Edge、Firefox 或 Safari，手机浏览器也可以使用。',
            '需要准备：有效身份证件、能够接收短信的手机号码。',
            '语言：页面右上角可以切换简体中文、繁体中文、英文、日文和韩文。',
          ],
        },
        '先在“办事指南”中查看要办的事项：谁可以申请、需要哪些材料、多长时间办完。指南不登录也可以查看和打印。',
      ],
    },
    {
      title: '注册与登录',
      blocks: [
        {
          steps: [
            '打开登录页，选择“个人登录”，点击“注册”。',
            '选择证件类型，填写姓名和证件号码；填写不符合规则时会立即提示。',
            '填写手机号码，获取短信验证码并填写。',
            '设置密码，勾选同意后提交。',
          ],
        },
        '登录方式可以选择账号密码、短信验证码或扫码。使用账号密码登录时，需要把滑块拖到最右边完成验证。',
        { remark: '提示：证件号码在平台内以部分隐藏的方式显示，只有依法需要查看的工作人员才能看到完整号码，并且每次查看都有记录。' },
      ],
    },
    formChapter,
    correctionChapter,
    progressChapter,
    readerChapter,
    passwordChapter,
  ],
}
