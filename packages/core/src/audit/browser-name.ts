const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['微信', /\bMicroMessenger\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]
const systems: readonly [name: string, pattern: RegExp][] = [
  ['Windows', /\bWindows NT/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** `Chrome 128 · Windows` of a User-Agent header; what it does not know is shown as it is, cut at 60 characters. A hint, not evidence: callers choose it. */
export function browserName(userAgent: string): string {
  const browser = browsers.flatMap(([name, pattern]) => {
    const match = pattern.exec(userAgent)
    return match === null ? [] : [`${name} ${match[1]}`]
  })[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (browser === undefined) return userAgent.slice(0, 60)
  return system === undefined ? browser : `${browser} · ${system}`
}
