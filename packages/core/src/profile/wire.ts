/** Field of the update call (specification §7.6) ↦ field of the form that its errors belong to. */
export const profileFieldOf: Record<string, 'familyName' | 'name' | 'email' | 'mobile' | 'code' | 'password' | 'avatar'> = {
  familyName: 'familyName',
  name: 'name',
  email: 'email',
  mobile: 'mobile',
  vCode: 'code',
  currentUserPwd: 'password',
  imgPath: 'avatar',
}
