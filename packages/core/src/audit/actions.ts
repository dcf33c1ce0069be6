import type { SignInMethod } from '../auth/model.ts'
import { text, type Text } from '../i18n/text.ts'

/** Calls by which somebody tries to come in, with the way that each is for. Who came in stands under `auth.login` whatever the way. */
export const signInActions: Readonly<Record<string, SignInMethod | null>> = {
  'auth.login': 'password',
  'verification.loginByPhone': 'sms',
  'federation.singleLogin': 'oidc',
  'device.enterRemembered': 'remembered',
  'secondFactor.confirmAtSignIn': null,
  'qr-sign-in.poll': 'qr',
  'transit.enter': 'transit',
}

/** Acts of reading logs: they would drown what people did, so the operation log has them in a tab of their own. */
export const logActions: readonly string[] = [
  'audit.signIns',
  'audit.exportSignIns',
  'audit.operations',
  'audit.exportOperations',
  'audit.startVerification',
  'audit.lastVerification',
  'audit.verified',
]

/** Steps of signing in beside the sign-in itself, which has its own row: not shown among what people did, only under «all». */
export const signInSteps: readonly string[] = ['auth.createToken']

/**
 * What every audited act is called. Each call of each contract has an entry (a refused reading is audited too), and what jobs write; a test
 * (modules/audit/action-names.test.ts) names what is missing.
 */
export const actionNames: Readonly<Record<string, Text>> = {
  'audit.signIns': text('查阅登录日志', 'Read the login log'),
  'audit.exportSignIns': text('导出登录日志', 'Export the login log'),
  'audit.operations': text('查阅操作日志', 'Read the operation log'),
  'audit.exportOperations': text('导出操作日志', 'Export the operation log'),
  'audit.startVerification': text('核验审计日志', 'Verify the audit trail'),
  'audit.lastVerification': text('查看核验结果', 'See the result of the verification'),
  'audit.verified': text('审计日志核验完成', 'Audit trail verified'),

  'accounts.init': text('创建首批管理员', 'Create the first administrators'),

  'auth.ways': text('查询登录方式', 'List the ways in'),
  'auth.login': text('登录', 'Sign in'),
  'auth.createToken': text('换取会话', 'Open a session'),
  'auth.currentUser': text('查看当前用户', 'See the signed-in user'),
  'auth.menus': text('读取菜单', 'Read the menu'),
  'auth.signOut': text('退出登录', 'Sign out'),

  'cases.query': text('查询办件', 'Search cases'),
  'cases.export': text('导出办件列表', 'Export cases'),
  'cases.get': text('查看办件', 'See a case'),
  'cases.createDraft': text('新建申请', 'Begin an application'),
  'cases.saveDraft': text('保存申请', 'Save an application'),
  'cases.draftVersions': text('查看保留的版本', 'See kept versions'),
  'cases.deleteDraft': text('删除草稿', 'Delete a draft'),
  'cases.check': text('检查申请', 'Check an application'),
  'cases.submit': text('提交申请', 'Submit an application'),
  'cases.void': text('作废办件', 'Void a case'),
  'cases.process': text('查看办理流程', 'See the process'),
  'cases.clock': text('查看时限', 'See the clock'),
  'cases.detail': text('查看项目详情', 'See project details'),

  'device.nonce': text('取得设备口令', 'Get a device nonce'),
  'device.enterRemembered': text('记住的设备登录', 'Sign in on a remembered device'),
  'device.forgetRemembered': text('取消记住设备', 'Forget a device'),

  'documents.get': text('查看批复', 'See a reply'),
  'documents.save': text('保存批复', 'Save a reply'),
  'documents.preview': text('预览批复', 'Preview a reply'),

  'federation.settings': text('读取统一认证设置', 'Read the single sign-on settings'),
  'federation.authorize': text('转到统一认证', 'Go to single sign-on'),
  'federation.singleLogin': text('统一认证登录', 'Sign in by single sign-on'),
  'federation.leave': text('退出统一认证', 'Leave single sign-on'),

  'files.upload': text('上传文件', 'Upload a file'),
  'files.remove': text('删除文件', 'Remove a file'),
  'files.link': text('取得文件链接', 'Get a file link'),
  'files.open': text('打开文件', 'Open a file'),
  'files.listOfCase': text('查看材料列表', 'List the files of a case'),
  'files.download': text('下载文件', 'Download a file'),

  'items.list': text('查看事项列表', 'List items'),
  'items.version': text('读取事项', 'Read an item'),
  'items.guide': text('查看办事指南', 'See a guide'),
  'items.regions': text('读取行政区划', 'Read divisions'),
  'items.heritageUnits': text('查找文物保护单位', 'Find heritage units'),

  'menus.list': text('查看菜单', 'See menus'),
  'menus.add': text('新增菜单', 'Add a menu'),
  'menus.change': text('修改菜单', 'Change a menu'),
  'menus.move': text('移动菜单', 'Move a menu'),
  'menus.remove': text('删除菜单', 'Remove a menu'),
  'menus.restore': text('恢复内置菜单', 'Restore built-in menus'),

  'messages.outbox': text('查看短信发件箱', 'See the outbox'),

  'notices.list': text('查看通知公告', 'See notices'),

  'organizations.children': text('查看组织机构', 'See organisations'),
  'organizations.search': text('查找组织机构', 'Find organisations'),
  'organizations.get': text('查看机构', 'See an organisation'),
  'organizations.create': text('新增机构', 'Add an organisation'),
  'organizations.update': text('修改机构', 'Change an organisation'),
  'organizations.move': text('移动机构', 'Move an organisation'),
  'organizations.reorder': text('调整机构顺序', 'Reorder organisations'),
  'organizations.setActive': text('启用或停用机构', 'Activate or deactivate an organisation'),

  'profile.passwordKey': text('取得密码加密公钥', 'Get the key for passwords'),
  'profile.passwordRule': text('读取密码规则', 'Read the password rule'),
  'profile.details': text('查看个人信息', 'See one’s profile'),
  'profile.update': text('修改个人信息', 'Change one’s profile'),
  'profile.changePassword': text('修改密码', 'Change one’s password'),
  'profile.mobileCode': text('发送换绑手机验证码', 'Send a code to a new mobile'),
  'profile.sessions': text('查看登录会话', 'See one’s sessions'),
  'profile.endSession': text('结束会话', 'End a session'),
  'profile.endOtherSessions': text('结束其他会话', 'End the other sessions'),

  'qr-sign-in.ask': text('取得登录二维码', 'Get a QR code'),
  'qr-sign-in.scan': text('扫描登录二维码', 'Scan a QR code'),
  'qr-sign-in.decide': text('确认或取消扫码登录', 'Confirm or refuse a QR sign-in'),
  'qr-sign-in.poll': text('扫码登录', 'Sign in by QR code'),

  'registration.confirmAccount': text('核对注册信息', 'Check a registration'),
  'registration.individual': text('个人注册', 'Register an individual'),
  'registration.entity': text('法人注册', 'Register an organisation'),
  'registration.addOperator': text('新增经办人', 'Add an operator'),
  'registration.operators': text('查看经办人', 'See operators'),
  'registration.authorizeOperator': text('授权经办人', 'Authorise an operator'),
  'registration.disableOperator': text('停用经办人', 'Disable an operator'),

  'roles.list': text('查看角色列表', 'List roles'),
  'roles.get': text('查看角色', 'See a role'),
  'roles.create': text('新增角色', 'Add a role'),
  'roles.update': text('修改角色', 'Change a role'),
  'roles.remove': text('删除角色', 'Delete a role'),
  'roles.menuTree': text('查看角色菜单权限', 'See menu rights of a role'),
  'roles.buttonTree': text('查看角色按钮权限', 'See button rights of a role'),
  'roles.saveMenus': text('保存角色菜单权限', 'Save menu rights of a role'),
  'roles.saveButtons': text('保存角色按钮权限', 'Save button rights of a role'),
  'roles.fieldFlags': text('查看角色表单权限', 'See field rights of a role'),
  'roles.fields': text('查看表单字段', 'See form fields'),
  'roles.saveFields': text('保存角色表单权限', 'Save field rights of a role'),
  'roles.scopeChoices': text('查看数据范围', 'See data scopes'),

  'secondFactor.status': text('查看动态口令', 'See the second factor'),
  'secondFactor.begin': text('绑定动态口令', 'Begin a second factor'),
  'secondFactor.confirm': text('确认动态口令', 'Confirm a second factor'),
  'secondFactor.disable': text('解除动态口令', 'Switch the second factor off'),
  'secondFactor.reset': text('重置动态口令', 'Reset a second factor'),
  'secondFactor.beginAtSignIn': text('登录时绑定动态口令', 'Begin a second factor at sign-in'),
  'secondFactor.confirmAtSignIn': text('动态口令登录', 'Sign in with the second factor'),

  'tasks.list': text('查看待办', 'See tasks'),
  'tasks.figures': text('查看待办统计', 'See figures of tasks'),
  'tasks.claim': text('领取待办', 'Claim a task'),
  'tasks.release': text('退还待办', 'Release a task'),
  'tasks.complete': text('办理', 'Act on a task'),
  'tasks.checkMaterial': text('核对材料', 'Check a material'),
  'tasks.candidates': text('查看可选办理单位', 'See candidates'),
  'tasks.replyDraft': text('起草批复', 'Draft a reply'),

  'transit.issueCode': text('签发免登跳转码', 'Issue a transit code'),
  'transit.enter': text('免登跳转登录', 'Sign in by transit'),

  'users.list': text('查看用户列表', 'List accounts'),
  'users.export': text('导出用户', 'Export accounts'),
  'users.roles': text('查看可授角色', 'List roles to grant'),
  'users.organizations': text('查找用户所属机构', 'Find organisations of accounts'),
  'users.get': text('查看用户', 'See an account'),
  'users.create': text('新增用户', 'Create an account'),
  'users.update': text('修改用户', 'Change an account'),
  'users.issuePassword': text('发放初始密码', 'Issue a first password'),
  'users.discard': text('撤销新用户', 'Discard a new account'),
  'users.lock': text('停用用户', 'Lock an account'),
  'users.unlock': text('启用用户', 'Unlock an account'),
  'users.approve': text('审核通过用户', 'Approve an account'),
  'users.refuse': text('审核退回用户', 'Refuse an account'),
  'users.setRoles': text('授予角色', 'Grant roles'),
  'users.resetPassword': text('重置密码', 'Reset a password'),
  'users.clearLockOut': text('解除登录锁定', 'Clear a lock-out'),
  'users.reveal': text('查看敏感信息', 'Reveal personal data'),
  'users.importTemplate': text('下载导入模板', 'Download the import template'),
  'users.previewImport': text('检查导入文件', 'Check an import file'),
  'users.import': text('导入用户', 'Import accounts'),
  'users.importResult': text('查看导入结果', 'See the result of an import'),
  'users.importPasswords': text('下载导入用户密码', 'Download passwords of an import'),

  'verification.sendCode': text('发送验证码', 'Send a code'),
  'verification.loginByPhone': text('短信登录', 'Sign in by text message'),
  'verification.forgotPassword': text('找回密码', 'Forgotten password'),
  'verification.validateCode': text('校验验证码', 'Check a code'),
  'verification.updatePassword': text('重设密码', 'Set a new password'),

  'workgroups.query': text('查看工作组列表', 'List work groups'),
  'workgroups.get': text('查看工作组', 'See a work group'),
  'workgroups.create': text('新增工作组', 'Add a work group'),
  'workgroups.update': text('修改工作组', 'Change a work group'),
  'workgroups.remove': text('删除工作组', 'Delete a work group'),
  'workgroups.people': text('查找工作组成员', 'Find members of a work group'),
}
