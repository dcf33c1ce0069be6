/**
 * The words of the button that confirms an action; one that confirms by its name says it once.
 * @param say the words of the button in the language shown, of an action by its label
 */
export function confirmWords(label: string, say: (label: string) => string): string {
  // the verb alone: «Confirm: » begins with «Confirm»
  const [verb = ''] = /^\p{L}*/u.exec(say('')) ?? []
  return verb !== '' && label.startsWith(verb) ? label : say(label)
}
