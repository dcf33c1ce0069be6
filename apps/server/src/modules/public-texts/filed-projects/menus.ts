import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 150,
    name: 'filed-projects',
    title: text('备案项目', 'Filed projects', { ja_JP: '届出プロジェクト', ko_KR: '신고 사업' }),
    type: 'menu',
    permission: 'filed-project.read',
    url: '/filed-projects',
    component: 'filed-projects',
    icon: 'filed',
  },
  {
    position: 340,
    name: 'filed-project-import',
    title: text('导入备案项目、上传批文', 'File projects', { ja_JP: 'プロジェクトの届出', ko_KR: '사업 신고' }),
    type: 'button',
    permission: 'filed-project.import',
    parent: 'filed-projects',
  },
]
