import { defineTexts } from '../define.ts'

/** One's own profile (specification §2.9): fields, password, picture, sessions. Texts of §5 and §8.4 stand here literally. */
export const texts = defineTexts({
  zh_CN: {
    title: '个人信息',
    passwordRule: '密码为 6 到 16 个字符，须包含数字、大写字母、小写字母、特殊字符中的至少三种，不能包含账号，也不能使用常见密码。',
  },
  en_US: {
    title: 'My profile',
    passwordRule:
      'A password has 6 to 16 characters with at least three of: digits, upper case, lower case, special characters. It may not contain the account name or be a common one.',
  },
})
