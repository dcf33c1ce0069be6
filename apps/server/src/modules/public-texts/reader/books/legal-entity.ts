import type { Booklet } from '../../../../platform/pdf/booklet.ts'
import { bookTitle, correctionChapter, edition, formChapter, passwordChapter, progressChapter, readerChapter } from './common.ts'

export const legalEntityBook: Booklet = {
  title: bookTitle,
  subtitle: '法人用户',
  edition,
  chapters: [
    {
      title: '开始之前',
      blocks: [
        '本手册供以单位名义申报的企业、事业单位和社会组织使用，说明怎样注册、登录、填报、补正、查看进度和领取结果。',
        {
          points: [
            '浏览器：请使用近两年版本的 Chrome、Edge、Firefox 或 Safari。',
            '需要准备：统一社会信用代码、法定代表人姓名、经办人姓名和手机号码。',
            '语言：页面右上角可以切换简体中文、繁体中文、英文、日文和韩文。',
          ],
        },
        '办理事项的依据、条件、材料、流程和期限都写在“办事指南”中，不登录也可以查看。法律法规和标准规范可以从页首进入检索。',
      ],
    },
    {
      title: '注册与登录',
      blocks: [
        '单位首次使用需要注册。注册由单位的管理人员办理一次，之后由其为同事添加经办人账号。',
        {
          steps: [
            '打开登录页，选择“法人登录”，点击“注册”。',
            '填写单位名称、统一社会信用代码等信息，代码的校验位会自动核对。',
            '填写管理人员的手机号码并完成短信验证，设置密码。',
            '提交。页面会告知账号是否可以立即使用，或者需要等待审核。',
          ],
        },
        '登录方式可以选择账号密码、短信验证码或扫码。使用账号密码登录时，需要把滑块拖到最右边完成验证。本单位在国家政务服务平台已有账号的，也可以使用该账号登录。',
        { remark: '提示：同一个统一社会信用代码只能注册一次。提示已注册时，请联系本单位的管理人员添加经办人账号。' },
      ],
    },
    {
      title: '管理经办人',
      blocks: [
        '“经办人管理”中可以为同事添加账号。经办人可以填写和提交本单位的申请，本单位的申请对本单位的全部经办人可见。',
        {
          points: [
            '人员离岗时请及时停用其账号，停用后立即不能登录，其办理过的记录保留。',
            '经办人忘记密码时可以自行通过手机找回，不需要管理人员代为设置。',
            '每个人使用自己的账号，不要多人共用，办理过程会记录到人。',
          ],
        },
      ],
    },
    formChapter,
    correctionChapter,
    progressChapter,
    readerChapter,
    passwordChapter,
  ],
}
