"""What operators scrape: counts and times, no names, no secrets."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("holdfast_tables_awake", "Tables in memory.", registry=self.registry)
        self.clients = Gauge("holdfast_clients", "Open sockets.", registry=self.registry)
        self.commands = Counter("holdfast_commands", "Commands by kind.", ["kind"], registry=self.registry)
        self.commits = Gauge("holdfast_commits", "Transactions since the start.", registry=self.registry)
        self.written = Gauge("holdfast_changes_written", "Changes in these transactions.", registry=self.registry)
        self.seconds = Histogram(
            "holdfast_command_seconds",
            "From a command to its answer.",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
