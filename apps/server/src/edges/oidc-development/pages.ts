/** A person who can be chosen at the development provider. */
export interface DevelopmentAccount {
  username: string
  name: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text as it may stand in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char]!)

const style = `*{box-sizing:border-box}body{margin:0;background:#f5f6f8;color:#1f2329;font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC Variable",sans-serif}
main{max-width:396px;margin:12vh auto 0;padding:24px 32px 28px;background:#fff;border:1px solid #dfe2e6;border-radius:4px}
h1{margin:0;font-size:20px;line-height:28px}p{margin:4px 0 0;color:#4d5560}label{display:block;margin:20px 0 4px;color:#4d5560;font-size:13px}
select{width:100%;height:40px;padding:0 8px;border:1px solid #b9bfc7;border-radius:4px;background:#fff;font:inherit;font-size:15px}
.actions{display:flex;gap:12px;margin-top:20px}button{flex:1;height:40px;border:1px solid #b9bfc7;border-radius:4px;background:#fff;font:inherit;font-size:15px;cursor:pointer}
button.primary{flex:2;border-color:#2264a0;background:#2264a0;color:#fff}:focus-visible{outline:2px solid #2264a0;outline-offset:2px}
.note{margin-top:20px;padding-top:12px;border-top:1px solid #dfe2e6;color:#6b727c;font-size:12px;line-height:20px}
@media(max-width:480px){main{margin-top:0;min-height:100vh;border:0;padding:24px}}`

/** Policy of these pages: no script, the platform's own font; forms may end at any page of ours, since Chrome follows their redirects. */
export const pagePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

/** A whole page of a development counterpart; `content` is HTML. */
export function page(title: string, content: string, fontSheet: string | undefined): string {
  const font = fontSheet === undefined ? '' : `<link rel="stylesheet" href="${escaped(fontSheet)}">`
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>${font}<style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`
}

const note =
  '<p class="note">这是开发与演练用的身份提供方，只认演示账号，生产环境不会启动。<br>Identity provider for development only; refused in production.</p>'

/** Where a person says who they are. */
export function choosePage(action: string, accounts: readonly DevelopmentAccount[], fontSheet?: string): string {
  const options = accounts.map(
    ({ username, name }) => `<option value="${escaped(username)}">${escaped(name)}（${escaped(username)}）</option>`,
  )
  return page(
    '统一身份认证',
    `<p>文物行政审批与监管平台请求确认您的身份。</p><form method="post" action="${escaped(action)}"><label for="account">以哪个账号登录 / Account</label><select id="account" name="account" autofocus>${options.join('')}</select><div class="actions"><button class="primary" name="decision" value="accept">同意并登录</button><button name="decision" value="refuse">取消</button></div></form>${note}`,
    fontSheet,
  )
}

/** Whether to sign out here too; `form` is the provider's own, with its guard against forged requests. */
export function leavePage(form: string, fontSheet?: string): string {
  return page(
    '退出统一身份认证',
    `<p>您已退出平台。要同时退出统一身份认证吗？</p>${form}<div class="actions"><button class="primary" form="op.logoutForm" name="logout" value="yes" autofocus>退出</button><button form="op.logoutForm">保持登录</button></div>${note}`,
    fontSheet,
  )
}

export function errorPage(error: string, description: string, fontSheet?: string): string {
  return page('统一身份认证', `<p>请求没有被接受：${escaped(description || error)}</p>${note}`, fontSheet)
}
