import '@fontsource-variable/noto-naskh-arabic/index.css'
