export const FILE_TEXTS = 'fileTexts'
