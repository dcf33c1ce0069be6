// The first that matches names the browser: the others claim to be Chrome and Safari too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/DingTalk\/(\d+)/, 'DingTalk'],
  [/QQBrowser\/(\d+)/, 'QQ Browser'],
  [/(?:360SE|360EE|QIHU)\b/, '360'],
  [/(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPad/, 'iPadOS'],
  [/iPhone/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/UOS|uos/, 'UOS'],
  [/Kylin/i, 'Kylin'],
  [/Linux/, 'Linux'],
]

/** Browser and system of a User-Agent header as people call them: `Chrome 141 · Windows`. Empty where it names neither. */
export function deviceName(userAgent: string): string {
  const browser = browsers.map(([form, name]) => ({ found: form.exec(userAgent), name })).find(({ found }) => found !== null)
  const system = systems.find(([form]) => form.test(userAgent))
  return [browser && [browser.name, browser.found?.[1]].filter(Boolean).join(' '), system?.[1]].filter(Boolean).join(' · ')
}
