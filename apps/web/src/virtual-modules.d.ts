/** Texts of all modules in one language, made by texts-by-language.ts: module ↦ key ↦ text. */
declare module 'virtual:texts/*' {
  export const texts: Record<string, Record<string, string>>
}

/** Address of antd's style sheet, made by antd-styles; nothing on the development server. */
declare module 'virtual:antd-sheet' {
  const address: string | undefined
  export default address
}
