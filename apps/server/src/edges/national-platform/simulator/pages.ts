import { escaped, page } from '../../oidc-development/pages.ts'
import { labelOf, type SimulatedPerson } from './people.ts'

const title = '国家政务服务平台（模拟）'
const note =
  '<p class="note">这是开发与演练用的模拟器，人员和单位均为虚构，生产环境不会启动。<br>Simulator for development only; refused in production.</p>'

/** Where somebody says who they are; posts `account` and `decision` to `action`. */
export function choosePage(action: string, people: readonly SimulatedPerson[], intro: string, fontSheet?: string): string {
  const options = people.map((person) => `<option value="${escaped(person.userId)}">${escaped(labelOf(person))}</option>`)
  return page(
    title,
    `<p>${escaped(intro)}</p><form method="post" action="${escaped(action)}"><label for="account">以谁的身份登录 / Account</label><select id="account" name="account" autofocus>${options.join('')}</select><div class="actions"><button class="primary" name="decision" value="accept">同意并登录</button><button name="decision" value="refuse">取消</button></div></form>${note}`,
    fontSheet,
  )
}

/** The platform's own pages for somebody who is signed in there: the way into our server, and out of theirs. */
export function portalPage(path: string, person: SimulatedPerson, fontSheet?: string): string {
  return page(
    title,
    `<p>已登录：${escaped(labelOf(person))}</p><form method="post" action="${escaped(path)}/enter"><div class="actions"><button class="primary" autofocus>进入文物行政审批与监管平台</button></div></form><form method="post" action="${escaped(path)}/leave"><div class="actions"><button>退出国家政务服务平台</button></div></form>${note}`,
    fontSheet,
  )
}

/** Another site that trusts the platform; nobody: the token was not good. */
export function sitePage(person: SimulatedPerson | undefined, fontSheet?: string): string {
  const words = person === undefined ? '信任令牌无效或已使用，请从文物行政审批与监管平台重新进入。' : `已免登录进入：${labelOf(person)}`
  return page('演练政务服务网站', `<p role="${person === undefined ? 'alert' : 'status'}">${escaped(words)}</p>${note}`, fontSheet)
}

export function errorPage(message: string, fontSheet?: string): string {
  return page(title, `<p role="alert">${escaped(message)}</p>${note}`, fontSheet)
}
