// Shows an un-prefixed path in the language that the reader chose before, ahead of the first paint.
try {
  const language = localStorage.getItem('language');
  if (language === 'es' || language === 'zh') {
    const path = location.pathname === '/' ? '' : location.pathname;
    location.replace(`/${language}${path}${location.search}${location.hash}`);
  }
} catch {
  // Storage is blocked: the path says the language.
}
