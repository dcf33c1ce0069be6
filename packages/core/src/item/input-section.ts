/** The key of the one section of an action's form. In a file of its own, for what names a field of it and does not need the forms. */
export const inputSection = 'input'
